import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** What decides who may see a talent. A closed account is as good as none. */
export const findStanding = (db: Database, ref: number | string, recruiterId: number | null) =>
  db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.account_id')
    .select((eb) => [
      'account.id',
      'account.public_id',
      'talent.show_to_recruiters as shown',
      'talent.date_of_birth',
      sql<boolean>`talent.completed_at is not null`.as('complete'),
      sql<boolean>`account.frozen_at is not null`.as('frozen'),
      eb
        .exists(
          eb
            .selectFrom('unlock')
            .select('unlock.talent_id')
            .whereRef('unlock.talent_id', '=', 'account.id')
            .where('unlock.recruiter_id', '=', recruiterId),
        )
        .as('unlocked'),
    ])
    .where(typeof ref === 'number' ? 'account.id' : 'account.public_id', '=', ref)
    .where('account.closed_at', 'is', null)
    .executeTakeFirst();
