import { expect, it } from 'vitest';
import { readRupees } from './read-rupees.ts';

it.each([
  ['', null],
  ['₹12,500', 12_500],
  ['₹ 1,20,000', 120_000],
  ['Rs. 500/-', 500],
  ['500 INR', 500],
  ['12.5k', 12_500],
  ['1.2 lakh', 120_000],
  ['१२५००', 12_500],
  ['0', 0],
  ['-5', undefined],
  ['a lot', undefined],
])('%j is %j', (typed, rupees) => {
  expect(readRupees(typed)).toBe(rupees);
});
