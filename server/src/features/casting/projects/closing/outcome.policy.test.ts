import { describe, expect, test } from 'vitest';
import { type OutcomeCharacter, settleOutcome } from './outcome.policy.ts';

const character = (changes: Partial<OutcomeCharacter> = {}): OutcomeCharacter => ({
  id: 1,
  status: 'casting',
  wanted: 1,
  cast: [],
  considered: [11, 12, 13],
  ...changes,
});
const settle = (one: OutcomeCharacter, user_id?: number[]) =>
  settleOutcome([one], user_id ? [{ character_id: 1, user_id }] : []);

describe('settleOutcome', () => {
  test.each([
    ['nobody said, nobody cast', {}, undefined, 'dropped', [], [], true],
    ['nobody', {}, [], 'dropped', [], [], true],
    ['one of one', {}, [12], 'cast', [12], [12], false],
    ['one of three', { wanted: 3 }, [12], 'cast', [12], [12], true],
    ['twice the same', {}, [12, 12], 'cast', [12], [12], false],
    ['cast before', { cast: [11] }, undefined, 'cast', [11], [], false],
    ['cast before and named again', { cast: [11] }, [11], 'cast', [11], [], false],
    ['cast before, one more', { cast: [11], wanted: 2 }, [13], 'cast', [11, 13], [13], false],
    ['cast before and not considered any more', { cast: [99] }, [99], 'cast', [99], [], false],
    ['cast before by more than are wanted now', { cast: [11, 12] }, [11], 'cast', [11, 12], [], false],
    ['cast without a name', { status: 'cast' }, undefined, 'cast', [], [], false],
    ['dropped', { status: 'dropped' }, undefined, 'dropped', [], [], false],
  ] as const)('%s', (_what, changes, chosen, status, cast, newlyCast, isUnfilled) => {
    const result = settle(character(changes), chosen && [...chosen]);
    expect(result).toEqual({ settled: [{ id: 1, status, cast, newlyCast, isUnfilled }] });
  });

  test.each([
    ['a stranger', {}, [12, 77], 'Choose from those considered'],
    ['too many', {}, [11, 12], 'Choose up to 1'],
    ['too many with those cast before', { wanted: 2, cast: [11] }, [12, 13], 'Choose up to 2'],
  ])('refuses %s', (_what, changes, chosen, message) => {
    expect(settle(character(changes), chosen)).toEqual({
      refused: 'field',
      field: 'outcome.0.user_id',
      message,
    });
  });

  test('refuses a character of another project, a dropped one and one named twice', () => {
    const unknown = { refused: 'unknown' };
    expect(settleOutcome([character()], [{ character_id: 2, user_id: [] }])).toEqual(unknown);
    expect(settle(character({ status: 'dropped' }), [])).toEqual(unknown);
    const twice = [11, 12].map((id) => ({ character_id: 1, user_id: [id] }));
    expect(settleOutcome([character()], twice)).toMatchObject({ refused: 'field', field: 'outcome' });
  });
});
