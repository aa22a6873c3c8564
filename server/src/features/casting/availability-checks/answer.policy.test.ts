import { expect, test } from 'vitest';
import { outcomeOf } from './answer.policy.ts';

const before = '2027-01-11';
const first = '2027-01-12';
const last = '2027-01-14';
const after = '2027-01-15';

test.each([
  ['asked', 'available', before, 'counts'],
  ['asked', 'not_available', before, 'counts'],
  ['asked', 'available', first, 'counts'],
  ['asked', 'available', last, 'counts'],
  ['asked', 'available', after, 'late'],
  ['available', 'available', after, 'same'],
  ['not_available', 'not_available', before, 'same'],
  ['available', 'not_available', before, 'counts'],
  ['not_available', 'available', before, 'counts'],
  ['available', 'not_available', first, 'counts'],
  ['not_available', 'available', last, 'counts'],
  ['not_available', 'available', after, 'late'],
  ['expired', 'available', before, 'late'],
  ['expired', 'not_available', after, 'late'],
] as const)('%s, answered %s on %s: %s', (status, answer, today, outcome) => {
  expect(outcomeOf({ status, ends_on: last }, answer, today)).toBe(outcome);
});
