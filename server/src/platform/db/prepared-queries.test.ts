import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { type Connection, connect } from './database.ts';

const database = useTestDatabase();
let connection: Connection;

beforeAll(() => {
  connection = connect(database().url, { max: 1 });
});
afterAll(() => connection.close());

const preparedTexts = async () => {
  const { rows } = await connection.pool.query('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement as string);
};

test('a query that comes again is prepared, one that came once is not', async () => {
  const { db } = connection;
  for (const id of [1, 2, 3, 4]) {
    const city = await db.selectFrom('city').select('id').where('id', '=', id).executeTakeFirst();
    expect(city?.id).toBe(id);
  }
  await db.selectFrom('city').select(['id', 'name']).where('id', '=', 5).execute();
  const texts = await preparedTexts();
  expect(texts).toContain('select "id" from "city" where "id" = $1');
  expect(texts).not.toContain('select "id", "name" from "city" where "id" = $1');
});

test('a table that changes while we run is read as it is now', async () => {
  const { db, pool } = connection;
  await pool.query('create table changing (id int); insert into changing values (7)');
  const read = async () => (await sql`select * from changing where id = ${7}`.execute(db)).rows;
  for (let time = 0; time < 4; time++) expect(await read()).toEqual([{ id: 7 }]);
  await pool.query("alter table changing add column name text default 'Kathak'");
  expect(await read()).toEqual([{ id: 7, name: 'Kathak' }]);
  expect(await read()).toEqual([{ id: 7, name: 'Kathak' }]);
});

test('in a transaction the change is an error, and the next one is well', async () => {
  const { db, pool } = connection;
  await pool.query('create table moving (id int); insert into moving values (7)');
  const read = () =>
    db.transaction().execute((trx) => sql`select * from moving where id = ${7}`.execute(trx));
  for (let time = 0; time < 4; time++) await read();
  await pool.query('alter table moving add column name text');
  await expect(read()).rejects.toThrow('must not change result type');
  expect((await read()).rows).toEqual([{ id: 7, name: null }]);
});
