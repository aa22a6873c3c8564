import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { publishLive } from '../../../platform/live/publish-live.queries.ts';
import { people } from '../../people/person-summaries/index.ts';

const batchSize = 500;

/** A database notification holds 8,000 characters at most. */
const publishInBatches = async (db: Database, accountIds: readonly number[]) => {
  for (let at = 0; at < accountIds.length; at += batchSize) {
    await publishLive(db, 'presence', { accounts: accountIds.slice(at, at + batchSize) });
  }
};

/** Marks the node as alive. If other nodes had forgotten it, its accounts are added again. */
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
    await publishInBatches(trx, accountIds);
  });
}

export async function removePresent(db: Database, nodeId: string, accountIds: readonly number[]) {
  if (accountIds.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await sql`delete from live_connection where node_id = ${nodeId} and account_id = any(${accountIds})`.execute(
      trx,
    );
    await publishInBatches(trx, accountIds);
  });
}

/** Removes nodes that stopped without cleaning up, and their connections. */
export async function removeLostNodes(db: Database) {
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
    await publishInBatches(
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
