import { expect, test } from 'vitest';
import { shootDaysLeft } from './shoot-days.policy.ts';

const today = '2026-11-15';

test.each([
  ['to come', '2026-12-01', '2026-12-05', { from: '2026-12-01', to: '2026-12-05' }],
  ['beginning today', today, today, { from: today, to: today }],
  ['under way', '2026-11-01', '2026-11-20', { from: today, to: '2026-11-20' }],
  ['over', '2026-11-01', '2026-11-14', undefined],
  ['without a first day', null, '2026-12-05', undefined],
  ['without a last day', '2026-12-01', null, undefined],
])('a shoot %s', (_when, shoot_starts_on, shoot_ends_on, left) => {
  expect(shootDaysLeft({ shoot_starts_on, shoot_ends_on }, today)).toEqual(left);
});
