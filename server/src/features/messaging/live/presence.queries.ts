import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { tellLive } from '../../../platform/live/tell-live.queries.ts';
import { people } from '../../people/person-summaries/index.ts';

const told = 500;

/** One notification holds 8,000 letters at most. */
const tellInParts = async (db: Database, accountIds: readonly number[]) => {
  for (let at = 0; at < accountIds.length; at += told) {
    await tellLive(db, 'presence', { accounts: accountIds.slice(at, at + told) });
  }
};

/** The node is there; all who are on it are written anew if it was not known. */
export async function keepNode(db: Database, nodeId: string, present: () => readonly number[]) {
  const { numUpdatedRows } = await db
    .updateTable('live_node')
    .set({ seen_at: sql<Date>`now()` })
    .where('id', '=', nodeId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db.insertInto('live_node').values({ id: nodeId }).execute();
  await addPresent(db, nodeId, present());
}

export async function addPresent(db: Database, nodeId: string, accountIds: readonly number[]) {
  if (accountIds.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into live_connection (account_id, node_id)
      select account.id, live_node.id from ${people('account')}, live_node
      where account.id = any(${accountIds}) and live_node.id = ${nodeId}
      on conflict do nothing`.execute(trx);
    await tellInParts(trx, accountIds);
  });
}

export async function removePresent(db: Database, nodeId: string, accountIds: readonly number[]) {
  if (accountIds.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await sql`delete from live_connection where node_id = ${nodeId} and account_id = any(${accountIds})`.execute(
      trx,
    );
    await tellInParts(trx, accountIds);
  });
}

/** Nodes that ended without a word, and with them whoever was on them. */
export async function forgetLostNodes(db: Database) {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ account_id: number }>`
      with lost as (
        select id from live_node where seen_at < now() - interval '30 seconds' for update skip locked
      ), gone as (
        delete from live_connection using lost where node_id = lost.id returning account_id
      ), nodes as (
        delete from live_node using lost where live_node.id = lost.id
      )
      select distinct account_id from gone`.execute(trx);
    await tellInParts(
      trx,
      rows.map((row) => row.account_id),
    );
  });
}

export const findOnline = async (db: Database, accountIds: readonly number[]): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('online_account')
    .select('account_id')
    .where('account_id', '=', sql<number>`any(${accountIds})`)
    .execute();
  return new Set(rows.flatMap(({ account_id }) => account_id ?? []));
};
