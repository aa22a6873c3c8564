import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Whether the account is closed, and which of its sessions are open. */
export const readSocketAccess = (db: Database, accountId: number) =>
  db
    .selectFrom('account')
    .select([
      sql<boolean>`closed_at is not null`.as('isClosed'),
      sql<string[]>`array(
        select session.id::text from session where session.account_id = account.id and ended_at is null)`.as(
        'sessions',
      ),
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
