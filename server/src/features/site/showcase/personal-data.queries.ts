import type { Database } from '../../../platform/db/database.ts';

export const listProfileChecks = (db: Database, { id }: { readonly id: number }) =>
  db
    .selectFrom('profile_check')
    .select(['passed', 'decided_at'])
    .where('talent_id', '=', id)
    .orderBy('id')
    .execute();
