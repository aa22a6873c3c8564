import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people, recruiters } from '../person-summaries/index.ts';

export const listReveals = (db: Database, { id }: { readonly id: number }) =>
  db
    .selectFrom('contact_reveal')
    .leftJoin(people('account'), 'account.id', 'contact_reveal.viewer_id')
    .leftJoin(recruiters('recruiter'), 'recruiter.account_id', 'contact_reveal.viewer_id')
    .select([
      'account.first_name',
      'account.last_name',
      'recruiter.company',
      sql<boolean>`contact_reveal.admin_id is not null`.as('somebody_from_callboard'),
      'contact_reveal.revealed_at',
    ])
    .where('contact_reveal.talent_id', '=', id)
    .orderBy('revealed_at')
    .execute();
