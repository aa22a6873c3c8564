import { TalentAddress } from '@callboard/contract/people/talent-addresses';
import { expect, test } from 'vitest';
import { suggestAddresses } from './suggest-address.ts';

const first = (first_name: string, last_name: string) =>
  suggestAddresses({ first_name, last_name }).next().value;

test.each([
  ['Ananya', 'Rao', 'ananya-r'],
  ['José', 'Da Silva', 'jose-s'],
  ['Al', '', 'talent-al'],
  ['अनन्या', 'राव', 'talent'],
  ['A'.repeat(60), 'Rao', 'a'.repeat(36)],
  ['3D', 'Kumar', 'd-k'],
])('%s %s could be %s', (given, family, expected) => {
  expect(first(given, family)).toBe(expected);
  expect(TalentAddress.safeParse(expected).success).toBe(true);
});

test('others follow, each a valid address', () => {
  const [, second, third] = suggestAddresses({ first_name: 'Ananya', last_name: 'Rao' });
  expect([second, third]).toEqual(['ananya-r-2', 'ananya-r-3']);
});
