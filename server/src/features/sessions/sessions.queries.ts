import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** The account as it stands now: a token says who someone is, never what they may still do. */
export const findActiveAccount = (db: Database, accountId: number) =>
  db
    .selectFrom('account')
    .leftJoin('talent', 'talent.account_id', 'account.id')
    .select([
      'account.kind',
      sql<boolean>`account.frozen_at is not null`.as('frozen'),
      sql<boolean>`account.kind = 'recruiter' or talent.completed_at is not null`.as('complete'),
    ])
    .where('account.id', '=', accountId)
    .where('account.closed_at', 'is', null)
    .executeTakeFirst();
