import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { connect } from '../db/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { forgetOldCounters } from './limits.queries.ts';
import { createLimits } from './limits.ts';

const database = useTestDatabase();
const rule = { max: 10, seconds: 900 };
const outcome = (taking: Promise<void>) =>
  taking.then(
    () => 'taken',
    (error: unknown) => (error instanceof ProblemError ? error.code : String(error)),
  );

test('two nodes count together, to the last one', async () => {
  const other = connect(database().url);
  const nodes = [createLimits(database().db), createLimits(other.db)];
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      outcome(nodes[index % 2]?.take('one key', rule) ?? Promise.reject()),
    ),
  );
  await other.close();
  expect(outcomes.filter((one) => one === 'taken')).toHaveLength(10);
  expect(outcomes.filter((one) => one === 'RATE_LIMITED')).toHaveLength(40);
});

test('keys do not count for each other', async () => {
  const limits = createLimits(database().db);
  await limits.take('first', { max: 1, seconds: 60 });
  await expect(limits.take('second', { max: 1, seconds: 60 })).resolves.toBeUndefined();
  await expect(limits.take('first', { max: 1, seconds: 60 })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { detail: 'Try again in a minute.' },
  });
});

test('a window that is over starts again', async () => {
  const limits = createLimits(database().db);
  const once = { max: 1, seconds: 3600 };
  await limits.take('hourly', once);
  await expect(limits.take('hourly', once)).rejects.toMatchObject({
    details: { detail: 'Try again in 60 minutes.' },
  });
  await database().pool.query("update rate_limit set started_at = started_at - interval '1 hour'");
  await expect(limits.take('hourly', once)).resolves.toBeUndefined();
});

test('of distinct things each counts once, on two nodes too, and a refused one stays refused', async () => {
  const other = connect(database().url);
  const nodes = [createLimits(database().db), createLimits(other.db)];
  const read = (thing: number) =>
    outcome(
      nodes[thing % 2]?.countDistinct({ key: 'profiles', thing, limit: { max: 3, seconds: 60 } }) ??
        Promise.reject(),
    );
  const outcomes = await Promise.all([1, 1, 2, 2, 3, 3, 1, 2].map(read));
  expect(new Set(outcomes)).toEqual(new Set(['taken']));
  for (const thing of [4, 4, 5, 4]) expect(await read(thing)).toBe('RATE_LIMITED');
  expect(await read(2)).toBe('taken');
  const atOnce = await Promise.all([6, 7, 6, 7, 6].map(read));
  expect(new Set(atOnce)).toEqual(new Set(['RATE_LIMITED']));
  await other.close();
});

test('of several keys the first that is full refuses, and those after it do not count', async () => {
  const limits = createLimits(database().db);
  const own = { key: 'own', limit: { max: 2, seconds: 3600 } };
  const shared = { key: 'shared', limit: { max: 3, seconds: 60 } };
  const read = (thing: number) =>
    outcome(limits.countDistinct({ ...own, thing }, { ...shared, thing: `me:${thing}` }));
  for (const thing of [1, 2, 1]) expect(await read(thing)).toBe('taken');
  for (const thing of [3, 4]) expect(await read(thing)).toBe('RATE_LIMITED');
  const others = (thing: number) => outcome(limits.countDistinct({ ...shared, thing }));
  expect(await others(8)).toBe('taken');
  expect(await others(9)).toBe('RATE_LIMITED');
  await expect(limits.countDistinct({ ...own, thing: 5 })).rejects.toMatchObject({
    details: { detail: 'Try again in 60 minutes.' },
  });
  await database().pool.query("update rate_limit set started_at = started_at - interval '1 hour'");
  for (const thing of [5, 6]) expect(await read(thing)).toBe('taken');
  expect(await read(7)).toBe('RATE_LIMITED');
});

test('the table holds no address, and forgets', async () => {
  await createLimits(database().db).take('sign-in:asha@callboard.test', rule);
  const { rows } = await database().pool.query("select 1 from rate_limit where key like '%asha%'");
  expect(rows).toEqual([]);
  await database().pool.query("update rate_limit set started_at = now() - interval '2 days'");
  await forgetOldCounters(database().db);
  expect((await database().pool.query('select 1 from rate_limit')).rows).toEqual([]);
});
