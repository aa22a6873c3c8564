import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { layLine } from '../../../test/line-to-database.ts';
import { connect } from './database.ts';

test('a server that vanishes without a word holds nobody up for ever, and its connections are not used again', async () => {
  const line = await layLine(inject('serverUrl'));
  // Enough for a new connection to a busy server, which has to be made within it as well.
  const { db, pool, close } = connect(line.url, { max: 1, statementTimeoutMs: 2_000, answerMarginMs: 1_000 });
  await sql`select 1`.execute(db);
  line.goDead();
  await expect(sql`select 2`.execute(db)).rejects.toThrow('Query read timeout');
  const { rows } = await sql`select 3 as three`.execute(db);
  expect(rows).toEqual([{ three: 3 }]);

  line.goDead();
  await expect(db.transaction().execute((trx) => sql`select 4`.execute(trx))).rejects.toThrow(
    'Query read timeout',
  );
  await sql`select 5`.execute(db);
  expect(pool.totalCount).toBe(1);
  await close();
  await line.close();
}, 30_000);

test('a connection whose questions are answered is used again', async () => {
  const { db, close } = connect(inject('serverUrl'), { max: 1 });
  const pidOf = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
  const first = await pidOf();
  await db.transaction().execute((trx) => sql`select 1`.execute(trx));
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow();
  expect(await pidOf()).toBe(first);
  await close();
});
