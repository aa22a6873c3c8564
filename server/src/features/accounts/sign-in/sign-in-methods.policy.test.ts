import { describe, expect, test } from 'vitest';
import {
  mayRemove,
  mayUndo,
  stillHolds,
  usableMethods,
  verifiedAddresses,
} from './sign-in-methods.policy.ts';
import type { SignInState } from './sign-in-state.ts';

const day = (count: number) => new Date(Date.UTC(2026, 0, count));
const github = { provider: 'github', subject: '1', created_at: day(1) } as const;
const state = (changes: Partial<SignInState> = {}): SignInState => ({
  id: 1,
  kind: 'talent',
  first_name: 'Asha',
  last_name: 'Kulkarni',
  email: 'asha@callboard.test',
  email_verified_at: day(1),
  mobile: '+919811100001',
  mobile_verified_at: day(10),
  pending_email: null,
  pending_mobile: null,
  password_hash: null,
  identities: [],
  ...changes,
});
const bare = { email_verified_at: null, mobile_verified_at: null };

test('only an address that has answered proves anything', () => {
  expect(verifiedAddresses(state()).map(({ method }) => method)).toEqual(['email', 'mobile']);
  expect(verifiedAddresses(state({ pending_mobile: '+919811100002', ...bare }))).toEqual([]);
});

describe('which ways in there are, and which may be removed', () => {
  test.each([
    ['a verified e-mail and a verified number', {}, ['email', 'mobile'], ['mobile']],
    ['only a number', { email: null, email_verified_at: null }, ['mobile'], []],
    ['an unverified e-mail and no password', { ...bare, identities: [github] }, ['github'], []],
    ['an unverified e-mail with its password', { ...bare, password_hash: 'x' }, ['email'], []],
    [
      'a password and GitHub',
      { ...bare, password_hash: 'x', identities: [github] },
      ['email', 'github'],
      ['github'],
    ],
    ['all of them', { identities: [github] }, ['email', 'mobile', 'github'], ['mobile', 'github']],
    ['a number that has not answered', { mobile_verified_at: null }, ['email'], []],
  ] as const)('%s', (_name, changes, ways, removable) => {
    const person = state(changes);
    expect(usableMethods(person)).toEqual(ways);
    const all = ['email', 'mobile', 'github', 'instagram'] as const;
    expect(all.filter((method) => mayRemove(person, method))).toEqual(removable);
  });
});

describe('who gets the link that undoes a change', () => {
  const linksOn = (now: Date, person: SignInState) =>
    verifiedAddresses(person)
      .filter((address) => mayUndo(address, person, now))
      .map(({ method }) => method);

  test('the oldest, and whoever has stood for seven days', () => {
    expect(linksOn(day(10), state())).toEqual(['email']);
    expect(linksOn(new Date(day(17).getTime() - 1), state())).toEqual(['email']);
    expect(linksOn(day(17), state())).toEqual(['email', 'mobile']);
  });

  test('GitHub may be older than both', () => {
    const person = state({ email_verified_at: day(9), identities: [github] });
    expect(linksOn(day(10), person)).toEqual([]);
  });

  test('what came together at the sign-up is equally old', () => {
    expect(linksOn(day(1), state({ mobile_verified_at: day(1) }))).toEqual(['email', 'mobile']);
  });
});

describe('a proof holds only as long as what it was about', () => {
  test.each([
    ['the same password', { by: 'password', passwordHash: 'x' }, { password_hash: 'x' }, true],
    ['another password', { by: 'password', passwordHash: 'x' }, { password_hash: 'y' }, false],
    ['the same number', { by: 'code', address: '+919811100001' }, {}, true],
    [
      'a number that was demoted',
      { by: 'code', address: '+919811100001' },
      { mobile_verified_at: null },
      false,
    ],
    [
      'a number that was changed',
      { by: 'code', address: '+919811100001' },
      { mobile: '+919811100002' },
      false,
    ],
    ['nothing to show', { by: 'nothing-yet' }, bare, true],
    ['nothing, but a password since', { by: 'nothing-yet' }, { ...bare, password_hash: 'x' }, false],
    ['nothing, but an address since', { by: 'nothing-yet' }, {}, false],
  ] as const)('%s', (_name, proof, changes, holds) => {
    expect(stillHolds(proof, state(changes))).toBe(holds);
  });
});
