import { expect, test } from 'vitest';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { createSavedCounts } from './count-saved.ts';
import type { SearchCounts } from './counts.ts';

const owner = { recruiterId: 7, isVerified: false, isFrozen: false };
const row = {
  id: 1,
  name: 'Dancers',
  filters: { gender: '1' },
  sort: 'match',
  alert: 'none',
  created_at: new Date('2026-11-01'),
  last_opened_at: new Date('2026-11-10'),
};
const counted = (countFor: SearchCounts['countFor'], changes = {}) =>
  createSavedCounts({ countFor })({ ...row, ...changes }, owner);

test('counts new results since it was last opened', async () => {
  const requests: unknown[] = [];
  const found = await counted(async (search) => {
    requests.push(search);
    return search.newSince ? 3 : 40;
  });
  expect(found).toEqual({ count: 40, new_count: 3 });
  const search = { filters: { gender: [1] }, ...owner };
  expect(requests).toEqual([search, { ...search, newSince: row.last_opened_at }]);
});

test('has no new results without results', async () => {
  expect(await counted(async ({ newSince }) => (newSince ? 5 : 0))).toEqual({ count: 0, new_count: 0 });
});

test('outdated filters find nobody', async () => {
  expect(await counted(async () => 9, { filters: { starSign: 'leo' } })).toEqual({ count: 0, new_count: 0 });
});

test('a dropped character finds nobody, a server error is thrown', async () => {
  const rejected = (code: 'NOT_FOUND' | 'UNAVAILABLE') => async () => {
    throw new ProblemError(code);
  };
  expect(await counted(rejected('NOT_FOUND'))).toEqual({ count: 0, new_count: 0 });
  await expect(counted(rejected('UNAVAILABLE'))).rejects.toThrow();
});

test('a long list is counted a few at a time', async () => {
  let atOnce = 0;
  let most = 0;
  const countSaved = createSavedCounts({
    countFor: async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise(setImmediate);
      atOnce -= 1;
      return 1;
    },
  });
  await Promise.all(Array.from({ length: 20 }, () => countSaved(row, owner)));
  expect(most).toBe(4);
});
