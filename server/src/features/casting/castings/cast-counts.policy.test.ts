import { expect, test } from 'vitest';
import { notShownOf, rolesCastOf } from './cast-counts.policy.ts';

test.each([
  ['everyone is shown', 7, 7, null, 7],
  ['one is not', 7, 6, { count: null, is_few: true }, 6],
  ['four are not', 7, 3, { count: null, is_few: true }, 3],
  ['five are not', 8, 3, { count: 5, is_few: false }, 8],
  ['nobody is', 9, 0, { count: 9, is_few: false }, 9],
])('%s', (_what, total, shown, notShown, rolesCast) => {
  expect(notShownOf({ total, shown })).toEqual(notShown);
  expect(rolesCastOf({ total, shown })).toBe(rolesCast);
});
