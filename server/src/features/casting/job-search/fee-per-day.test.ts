import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/database.ts';

const database = useTestDatabase();

/** The one rule for jobs that are searched, sorted and compared by what they pay. */
test.each([
  ['day', null, 260_000, 260_000],
  ['month', 12, 2_600_000, 100_000],
  ['project', 4, 1_000_000, 250_000],
  ['project', 3, 1_000_000, 333_333],
  ['project', null, 1_000_000, 1_000_000],
  ['day', null, null, null],
])('per %s of %s days: %s is %s', async (per, days, paise, expected) => {
  const { rows } = await database().pool.query('select fee_per_day($1, $2, $3)::float8 as paise', [
    paise,
    per,
    days,
  ]);
  expect(rows).toEqual([{ paise: expected }]);
});
