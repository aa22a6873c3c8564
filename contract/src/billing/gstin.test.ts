import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Gstin, isGstin, stateOfGstin } from './gstin.ts';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('%s is valid', (gstin) => {
  expect(isGstin(gstin)).toBe(true);
});

test.each([
  ['27AAPFU0939F1ZW', 'the last character is wrong'],
  ['28AAPFU0939F1ZV', 'there is no such state'],
  ['27AAPFU0939F1Z', 'one is missing'],
  ['27AAPFU0939F1XV', 'the fourteenth is always a Z'],
  ['AAAPFU0939F1ZV2', 'it begins with the state'],
])('%s is invalid: %s', (gstin) => {
  expect(isGstin(gstin)).toBe(false);
});

test('accepts spaces and lower-case letters', () => {
  expect(Gstin.parse(' 27 aapfu 0939f 1zv ')).toBe('27AAPFU0939F1ZV');
  expect(Gstin.safeParse('x'.repeat(41)).success).toBe(false);
  expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('27');
});

test('detects any single typo', () => {
  const valid = '27AAPFU0939F1ZV';
  const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  fc.assert(
    fc.property(fc.nat({ max: 14 }), fc.constantFrom(...alphabet), (at, character) => {
      const typed = valid.slice(0, at) + character + valid.slice(at + 1);
      expect(isGstin(typed)).toBe(typed === valid);
    }),
    { numRuns: 540 },
  );
});
