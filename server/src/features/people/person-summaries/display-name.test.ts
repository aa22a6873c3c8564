import { expect, test } from 'vitest';
import { displayName, nameAndCompany } from './display-name.ts';

test.each([
  ['Pallavi', 'Reddy', 'Pallavi R.'],
  ['Pallavi', '', 'Pallavi'],
  ['Pallavi Reddy', '', 'Pallavi R.'],
  ['Mary Ann', "D'Souza", 'Mary D.'],
  [' arjun ', ' menon ', 'arjun M.'],
  ['पल्लवी', 'रेड्डी', 'पल्लवी र.'],
])('%s %s is %s', (first_name, last_name, shown) => {
  expect(displayName({ first_name, last_name })).toBe(shown);
});

test.each([
  ['Priya Menon', 'Lantern Casting', 'Priya Menon from Lantern Casting'],
  ['Priya Menon', 'Priya Menon', 'Priya Menon'],
  ['Priya Menon', '', 'Priya Menon'],
])('%s of %s is %s', (name, company, said) => {
  expect(nameAndCompany(name, company)).toBe(said);
});
