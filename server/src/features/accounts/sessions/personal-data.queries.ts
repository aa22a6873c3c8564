import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export const listAllSessionsOf = (db: Database, accountId: number) =>
  db
    .selectFrom('session')
    .select([
      'user_agent',
      sql<string | null>`host(ip_address)`.as('ip_address'),
      'started_at',
      'last_used_at',
      'ended_at',
      'end_reason',
    ])
    .where('account_id', '=', accountId)
    .orderBy('started_at')
    .execute();
