import { access } from '@callboard/contract/access';
import { describe, expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import { rejection } from './authorise.ts';

const member = (kind: 'talent' | 'recruiter', changes = {}): Actor => ({
  kind,
  accountId: 1,
  sessionId: 'a session',
  frozen: false,
  complete: true,
  verified: false,
  ...changes,
});
const actors = {
  guest: { kind: 'guest' },
  talent: member('talent'),
  'frozen talent': member('talent', { frozen: true }),
  'unfinished talent': member('talent', { complete: false }),
  recruiter: member('recruiter'),
  'frozen recruiter': member('recruiter', { frozen: true }),
  admin: { kind: 'admin', adminId: 1 },
} satisfies Record<string, Actor>;

const go = undefined;
const in_ = 'UNAUTHENTICATED';
const kind = 'WRONG_KIND_OF_USER';
const cold = 'PROFILE_FROZEN';
const part = 'PROFILE_INCOMPLETE';

/** Columns as in `actors`. */
const table = [
  ['public', access.public(), [go, go, go, go, go, go, go]],
  ['member', access.member(), [in_, go, go, go, go, go, kind]],
  ['talent', access.talent(), [in_, go, go, go, kind, kind, kind]],
  ['recruiter', access.recruiter(), [in_, kind, kind, kind, go, go, kind]],
  ['admin', access.admin(), [in_, kind, kind, kind, kind, kind, go]],
  ['member or admin', access.memberOrAdmin(), [in_, go, go, go, go, go, go]],
  ['talent or admin', access.talentOrAdmin(), [in_, go, go, go, kind, kind, go]],
  ['recruiter or admin', access.recruiterOrAdmin(), [in_, kind, kind, kind, go, go, go]],
  ['member, not frozen', access.member({ notFrozen: true }), [in_, go, cold, go, go, cold, kind]],
  ['talent, not frozen', access.talent({ notFrozen: true }), [in_, go, cold, go, kind, kind, kind]],
  [
    'talent, complete, not frozen',
    access.talent({ notFrozen: true, complete: true }),
    [in_, go, cold, part, kind, kind, kind],
  ],
] as const;

describe.each(table)('%s', (_name, rule, expected) => {
  test.each(Object.entries(actors).map(([name, actor], index) => [name, actor, expected[index]] as const))(
    '%s',
    (_who, actor, code) => {
      expect(rejection(rule, actor)).toBe(code);
    },
  );
});
