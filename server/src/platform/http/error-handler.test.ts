import Fastify from 'fastify';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { connect } from '../db/database.ts';
import { useProblems } from './error-handler.ts';

const app = Fastify();
useProblems(app);
let failure: unknown;
app.get('/', async () => {
  throw failure;
});
afterAll(() => app.close());

const responseTo = (error: unknown) => {
  failure = error;
  return app.inject('/');
};
const answerTo = async (error: unknown) => (await responseTo(error)).json();
const withCode = (code: string) => Object.assign(new Error('from below'), { code });

describe('a database that is away', () => {
  test.each([
    withCode('ECONNREFUSED'),
    withCode('ETIMEDOUT'),
    withCode('EHOSTUNREACH'),
    withCode('57P01'),
    withCode('57P03'),
    withCode('08006'),
    withCode('25006'),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('timeout expired'),
    new Error('Query read timeout'),
    new Error('Client was closed and is not queryable'),
    new Error('Cannot use a pool after calling end on the pool'),
  ])('is a 503 worth trying again: %s', async (error) => {
    const response = await responseTo(error);
    expect(response.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is noticed in the driver’s own words when a connection is cut in the middle', async () => {
    const { pool, close } = connect(inject('serverUrl'), { max: 2 });
    const client = await pool.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const cut = client.query('select count(*) from generate_series(1, 1000000000000)');
    const during = cut.catch((error: unknown) => error);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    expect(await answerTo(await during)).toMatchObject({ status: 503 });
    const after = await client.query('select 1').catch((error: unknown) => error);
    expect(await answerTo(after)).toMatchObject({ status: 503 });
    client.release(true);
    await close();
  });
});

test.each([new Error('a bug'), withCode('23505'), 'not even an error'])(
  '%s is ours: a 500',
  async (error) => {
    expect(await answerTo(error)).toMatchObject({ status: 500, code: 'INTERNAL' });
  },
);
