import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/http/actor.ts';
import {
  maySeeFee,
  type ProfileAccess,
  profileAccess,
  type TalentVisibility,
} from './talent-visibility.policy.ts';

const member = { sessionId: 'a', frozen: false, complete: true, verified: false };
const actors: Record<string, Actor> = {
  guest: { kind: 'guest' },
  'another talent': { kind: 'talent', accountId: 2, ...member },
  recruiter: { kind: 'recruiter', accountId: 3, ...member },
  'the talent': { kind: 'talent', accountId: 1, ...member },
  admin: { kind: 'admin', adminId: 1 },
};
const open: TalentVisibility = {
  id: 1,
  complete: true,
  frozen: false,
  shown: true,
  adult: true,
  unlocked: false,
  connected: false,
};

test.each<[string, Partial<TalentVisibility>, readonly ProfileAccess[]]>([
  ['in the open', {}, ['public', 'public', 'recruiter', 'own', 'own']],
  ['under 18', { adult: false }, ['none', 'none', 'recruiter', 'own', 'own']],
  ['hidden', { shown: false }, ['none', 'none', 'none', 'own', 'own']],
  ['connected and hidden', { connected: true, shown: false }, ['none', 'none', 'recruiter', 'own', 'own']],
  ['connected and frozen', { connected: true, frozen: true }, ['none', 'none', 'none', 'own', 'own']],
  ['frozen', { frozen: true }, ['none', 'none', 'none', 'own', 'own']],
  ['unfinished', { complete: false }, ['none', 'none', 'none', 'own', 'own']],
  ['unlocked', { unlocked: true }, ['public', 'public', 'unlocked', 'own', 'own']],
  ['unlocked and hidden', { unlocked: true, shown: false }, ['none', 'none', 'unlocked', 'own', 'own']],
  ['unlocked and frozen', { unlocked: true, frozen: true }, ['none', 'none', 'unlocked', 'own', 'own']],
])('a talent who is %s', (_state, change, expected) => {
  expect(Object.values(actors).map((actor) => profileAccess(actor, { ...open, ...change }))).toEqual(
    expected,
  );
});

test('the fee is for the talent, admins and recruiters who are not frozen', () => {
  expect(Object.values(actors).map((actor) => maySeeFee(actor, 1))).toEqual([false, false, true, true, true]);
  expect(maySeeFee({ kind: 'recruiter', accountId: 3, ...member, frozen: true }, 1)).toBe(false);
  expect(maySeeFee({ kind: 'talent', accountId: 1, ...member, frozen: true }, 1)).toBe(true);
});
