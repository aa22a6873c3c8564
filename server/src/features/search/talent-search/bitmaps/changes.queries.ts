import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';

/** Writers of bitmaps hold this lock. Readers do not need it. */
const applierLock = 7_261_004;

export const lockBitmaps = async (trx: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${applierLock})`.execute(trx);
};

/** False when another node holds it. */
export const tryLockBitmaps = async (trx: Database): Promise<boolean> => {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(${applierLock}) as mine`.execute(trx);
  return rows[0]?.mine === true;
};

export const listChanges = (db: Database, limit: number) =>
  db
    .selectFrom('search_change')
    .select(['id', 'talent_id', 'gone_no', 'gone_facets'])
    .orderBy('id')
    .limit(limit)
    .execute();

export const deleteChanges = async (trx: Database, ids: readonly number[]): Promise<void> => {
  await sql`delete from search_change where id = any(${ids}::bigint[])`.execute(trx);
};

/** For bulk work, until the transaction ends. */
export const removeTimeLimit = async (trx: Database): Promise<void> => {
  await sql`select set_config('statement_timeout', '0', true), set_config('work_mem', '256MB', true)`.execute(
    trx,
  );
};
