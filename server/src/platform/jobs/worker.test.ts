import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { useTestDatabase } from '../../../test/database.ts';
import { dailyJob } from './daily-job.ts';
import { addJob } from './jobs.queries.ts';
import { drainJobs, startWorker } from './worker.ts';

const database = useTestDatabase();
const silent = { debug: () => undefined, error: () => undefined };

const knownSince = async (name: string) => {
  const { rows } = await database().pool.query(
    'select known_since from graphile_worker._private_known_crontabs where identifier = $1',
    [name],
  );
  return rows[0]?.known_since as Date | undefined;
};
/** As after a night without a server. */
const pretendItIsKnownSince = (name: string, days: number) =>
  database().pool.query(
    `update graphile_worker._private_known_crontabs
     set known_since = now() - make_interval(days => $2), last_execution = now() - make_interval(days => $2)
     where identifier = $1`,
    [name, days],
  );

describe('a daily job', () => {
  test('that was missed is made up for at the next start, once, however many nodes start', async () => {
    let runs = 0;
    const name = 'nightly/made-up-for';
    const job = dailyJob({
      name,
      at: '20:40',
      run: async () => {
        runs += 1;
      },
    });
    const { pool } = database();
    const first = await startWorker(pool, [job], silent);
    await vi.waitFor(async () => expect(await knownSince(name)).toBeInstanceOf(Date), 10_000);
    await first.stop();
    expect(runs).toBe(0);

    await pretendItIsKnownSince(name, 3);
    const nodes = await Promise.all([startWorker(pool, [job], silent), startWorker(pool, [job], silent)]);
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 10_000 });
    await Promise.all(nodes.map((node) => node.stop()));
    await drainJobs(pool, [job], silent);
    expect(runs).toBe(1);
  });

  test('can be run by hand like any other', async () => {
    const { db, pool } = database();
    const run = vi.fn(async () => undefined);
    const job = dailyJob({ name: 'nightly/by-hand', at: '3:05', run });
    await addJob(db, { name: job.name, payload: {} });
    await drainJobs(pool, [job], silent);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('at a time there is not does not start', async () => {
    const job = dailyJob({ name: 'nightly/never', at: '25:00', run: async () => undefined });
    await expect(startWorker(database().pool, [job], silent)).rejects.toThrow();
  });
});

describe('a job that a worker holds', () => {
  const name = 'held';
  let runs = 0;
  let finish: () => void = () => undefined;
  const job = {
    name,
    payload: z.unknown(),
    run: () => {
      runs += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
  };
  const hold = (worker?: string) =>
    database().pool.query(
      `update graphile_worker._private_jobs
       set locked_at = now() - interval '1 minute', locked_by = coalesce($1, locked_by) returning locked_by`,
      [worker],
    );

  test('is taken over when the worker was killed, and left alone while it lives', async () => {
    const { pool, db } = database();
    await addJob(db, { name, payload: {} });
    await hold('pool-of-a-killed-node');
    const first = await startWorker(pool, [job], silent);
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 10_000 });

    const { rows: before } = await hold();
    const other = await startWorker(pool, [], silent);
    await other.stop();
    const { rows: after } = await hold();
    expect(after).toEqual(before);
    finish();
    await first.stop();
    expect(runs).toBe(1);
  });
});

describe('a worker that cannot write down how a job ended', () => {
  const takeAway = () =>
    database().pool.query('alter table graphile_worker._private_jobs rename to _taken_away');
  const giveBack = () =>
    database().pool.query('alter table graphile_worker._taken_away rename to _private_jobs');

  test.each(['ends well', 'fails'])(
    'after one that %s takes its jobs up again by itself',
    async (end) => {
      const { pool, db } = database();
      const name = `unwritten/${end}`;
      let runs = 0;
      const complaints: string[] = [];
      const job = {
        name,
        payload: z.unknown(),
        run: async () => {
          runs += 1;
          if (runs > 1) return;
          await takeAway();
          if (end === 'fails') throw new Error('Meant to fail');
        },
      };
      await addJob(db, { name, payload: {} });
      const worker = await startWorker(pool, [job], { ...silent, error: (text) => complaints.push(text) });
      await vi.waitFor(() => expect(complaints.join()).toContain('starts anew'), { timeout: 10_000 });
      await giveBack();
      await vi.waitFor(() => expect(worker.isRunning()).toBe(true), { timeout: 10_000 });
      await addJob(db, { name, payload: {} });
      await vi.waitFor(() => expect(runs).toBeGreaterThanOrEqual(2), { timeout: 20_000 });
      await worker.stop();
      expect(worker.isRunning()).toBe(false);
    },
    40_000,
  );
});

describe('a job that was given out as the line to the database broke', () => {
  test('is taken up again, though the worker it was given to lives', async () => {
    const { pool, db } = database();
    const name = 'given-out';
    const done: unknown[] = [];
    const complaints: string[] = [];
    let holder: unknown;
    const job = {
      name,
      payload: z.unknown(),
      run: async (payload: unknown) => {
        const { rows } = await pool.query(
          'select locked_by from graphile_worker.jobs where locked_by is not null',
        );
        holder ??= rows[0]?.locked_by;
        done.push(payload);
      },
    };
    await addJob(db, { name, payload: 'first' });
    const worker = await startWorker(pool, [job], { ...silent, error: (text) => complaints.push(text) });
    await vi.waitFor(() => expect(done).toEqual(['first']), { timeout: 10_000 });
    // Committed for this worker, whose connection broke before the response.
    await db.transaction().execute(async (trx) => {
      await addJob(trx, { name, payload: 'second' });
      await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute',
        locked_by = ${holder} where locked_by is null`.execute(trx);
    });
    await pool.query('alter table graphile_worker._private_jobs rename to _taken_away');
    await vi.waitFor(() => expect(complaints.join()).toContain('starts anew'), { timeout: 20_000 });
    await pool.query('alter table graphile_worker._taken_away rename to _private_jobs');
    await vi.waitFor(() => expect(done).toEqual(['first', 'second']), { timeout: 30_000 });
    await worker.stop();
  }, 60_000);
});

test('a worker that is stopped in the middle of a job does not wait for it for ever', async () => {
  const { pool, db } = database();
  const name = 'never-ending';
  let begun = false;
  const job = {
    name,
    payload: z.unknown(),
    run: () => {
      begun = true;
      return new Promise<void>(() => undefined);
    },
  };
  await addJob(db, { name, payload: {} });
  const worker = await startWorker(pool, [job], silent, { finishWithinMs: 50 });
  await vi.waitFor(() => expect(begun).toBe(true), { timeout: 10_000 });
  await worker.stop();
  expect(worker.isRunning()).toBe(false);
});
