import type { Database } from '../../../platform/db/database.ts';

export const listConsents = (db: Database, { id }: { readonly id: number }) =>
  db
    .selectFrom('consent_event')
    .select(['topic', 'given', 'wording', 'created_at'])
    .where('talent_id', '=', id)
    .orderBy('id')
    .execute();
