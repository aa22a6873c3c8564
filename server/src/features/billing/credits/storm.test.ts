import { expect, test } from 'vitest';
import { runStorm } from '../../../../test/credit-storm.ts';
import { findFaults } from '../../../../test/credit-storm-faults.ts';
import { useTestDatabase } from '../../../../test/database.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { howMany } from '../../../../test/random-tests.ts';

const database = useTestDatabase();

test('20 workers move credits at random while their connections are cut: nothing is lost, doubled or owed', async () => {
  const { db, pool, url } = database();
  const [recruiters, talents] = [[] as number[], [] as number[]];
  for (let index = 0; index < 6; index += 1) recruiters.push((await createRecruiter(db)).id);
  for (let index = 0; index < 60; index += 1) talents.push((await createTalent(db)).id);
  const reported = await runStorm({
    url,
    seed: 'suite',
    workers: 20,
    operations: howMany(30, 100),
    recruiters,
    talents,
    killEveryMs: 50,
  });
  expect(await findFaults(pool, reported)).toEqual([]);
  reported.given.set('storm:never', 3);
  reported.unlocked.delete(String([...reported.unlocked][0]));
  expect(await findFaults(pool, reported)).toEqual([
    'gift storm:never,3 was told of and is lost',
    expect.stringMatching(/^unlock \d+:\d+ is there and was not told of$/),
  ]);
  expect(reported.kills).toBeGreaterThan(10);
  expect(reported.unlocked.size).toBeGreaterThan(50);
  const { rows } = await pool.query('select change_type, count(*)::int as n from credit_entry group by 1');
  expect(rows.map(({ change_type }) => change_type).sort()).toEqual([1, 3, 4, 5, 6]);
}, 120_000);
