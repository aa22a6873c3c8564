import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invitationState, isFor, refusals } from './invitation-state.policy.ts';
import { newToken, numberIn, referenceTo, tokenHash } from './invitation-token.ts';

const flags = [false, true];
const all = flags.flatMap((accepted) =>
  flags.flatMap((withdrawn) => flags.map((expired) => ({ accepted, withdrawn, expired }))),
);

describe('the state of an invitation', () => {
  test.each([
    [{ accepted: false, withdrawn: false, expired: false }, 'open'],
    [{ accepted: false, withdrawn: false, expired: true }, 'expired'],
    [{ accepted: true, withdrawn: false, expired: false }, 'used'],
    [{ accepted: true, withdrawn: false, expired: true }, 'used'],
    [{ accepted: false, withdrawn: true, expired: false }, 'withdrawn'],
    [{ accepted: false, withdrawn: true, expired: true }, 'withdrawn'],
  ])('%o is %s', (facts, state) => {
    expect(invitationState(facts)).toBe(state);
  });

  test('only untouched ones are open, and each of the others has a refusal', () => {
    const open = all.filter((facts) => invitationState(facts) === 'open');
    expect(open).toEqual([{ accepted: false, withdrawn: false, expired: false }]);
    for (const facts of all) {
      const state = invitationState(facts);
      if (state !== 'open') expect(refusals[state]).toMatch(/^(NOT_FOUND|LINK_USED|LINK_EXPIRED)$/);
    }
  });
});

describe('who an invitation is for', () => {
  const reader = { email: 'indu@callboard.test', isVerified: true };
  test.each([
    [null, reader, true],
    [null, { email: null, isVerified: false }, true],
    ['indu@callboard.test', reader, true],
    ['indu@callboard.test', { ...reader, isVerified: false }, false],
    ['indu@callboard.test', { email: null, isVerified: true }, false],
    ['kunal@callboard.test', reader, false],
  ])('for %s, read by %o: %s', (email, who, expected) => {
    expect(isFor({ email }, who)).toBe(expected);
  });
});

describe('a token', () => {
  test('is new each time, fits the contract, and is not stored', () => {
    const tokens = Array.from({ length: 200 }, newToken);
    expect(new Set(tokens).size).toBe(200);
    for (const token of tokens) {
      expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(tokenHash(token)).not.toContain(token);
      expect(numberIn(token)).toBeUndefined();
    }
  });

  test('a reference holds the number alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
        expect(referenceTo(id)).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
        expect(numberIn(referenceTo(id))).toBe(id);
      }),
    );
    for (const other of ['invitation-000000000000', 'invitation-9999999999', 'invitation-x1', '12'])
      expect(numberIn(other)).toBeUndefined();
  });
});
