import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/database.ts';
import { createTalent } from '../../../../test/factories.ts';
import { createPresence } from './presence.ts';

const database = useTestDatabase();

const isOnline = async ({ id }: { id: number }) => {
  const { rows } = await database().pool.query('select from online_account where account_id = $1', [id]);
  return rows.length === 1;
};
const startNode = async (nodeId = randomUUID()) => {
  const fail = (error: unknown) => {
    throw error;
  };
  const node = createPresence({ db: database().db, nodeId, onError: fail, graceMs: 0 });
  await node.start();
  return { ...node, nodeId };
};

describe('somebody is online', () => {
  test('while a page is open on any node', async () => {
    const talent = await createTalent(database().db);
    const [one, other] = [await startNode(), await startNode()];
    expect(await isOnline(talent)).toBe(false);
    one.arrived(talent.id);
    one.arrived(talent.id);
    other.arrived(talent.id);
    await expect.poll(() => isOnline(talent)).toBe(true);
    one.left(talent.id);
    one.left(talent.id);
    const rows = () => database().pool.query('select from live_connection where node_id = $1', [one.nodeId]);
    await expect.poll(async () => (await rows()).rowCount).toBe(0);
    expect(await isOnline(talent)).toBe(true);
    other.left(talent.id);
    await expect.poll(() => isOnline(talent)).toBe(false);
    await Promise.all([one.stop(), other.stop()]);
  });

  test('not once they are frozen or the account is closed', async () => {
    const { db } = database();
    const node = await startNode();
    for (const change of [{ frozen_at: new Date(), frozen_reason: 'Test' }, { closed_at: new Date() }]) {
      const talent = await createTalent(db);
      node.arrived(talent.id);
      await expect.poll(() => isOnline(talent)).toBe(true);
      await db.updateTable('account').set(change).where('id', '=', talent.id).execute();
      expect(await isOnline(talent)).toBe(false);
    }
    await node.stop();
  });

  test('not on a node that went silent, which the others remove', async () => {
    const { db, pool } = database();
    const talent = await createTalent(db);
    const silent = await startNode();
    silent.arrived(talent.id);
    await expect.poll(() => isOnline(talent)).toBe(true);
    await silent.stop();
    await pool.query("update live_node set seen_at = now() - interval '31 seconds' where id = $1", [
      silent.nodeId,
    ]);
    expect(await isOnline(talent)).toBe(false);
    const other = await startNode();
    const { rowCount } = await pool.query('select from live_connection where node_id = $1', [silent.nodeId]);
    expect(rowCount).toBe(0);
    await other.stop();
  });

  test('again after the database has lost what it need not keep', async () => {
    const { db, pool } = database();
    const talent = await createTalent(db);
    const node = await startNode();
    node.arrived(talent.id);
    await expect.poll(() => isOnline(talent)).toBe(true);
    await pool.query('truncate live_node cascade');
    expect(await isOnline(talent)).toBe(false);
    await node.start();
    expect(await isOnline(talent)).toBe(true);
    await node.stop();
  });
});
