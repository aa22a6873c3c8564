import { commonPasswords } from '@callboard/contract/accounts/common-passwords';
import { describe, expect, it } from 'vitest';
import { estimateStrength } from './password-strength.ts';

const own = ['Pallavi', 'Reddy', 'pallavi.reddy@mailbox.in'];

describe('estimateStrength', () => {
  it.each([
    ['', 0, 'longer'],
    ['short', 1, 'tooShort'],
    ['ninechars', 1, 'tooShort'],
    ['aaaaaaaaaaaa', 1, 'repeats'],
    ['abcabcabcabc', 1, 'repeats'],
    ['0123456789012', 1, 'sequence'],
    ['PallaviReddy', 1, 'ownName'],
    ['mangotreeroad', 2, 'longer'],
    ['Brass-Monsoon7', 3, 'fine'],
    ['four lanterns under bridges', 4, 'fine'],
    ['चार दीपक नदी के पार', 4, 'fine'],
  ])('rates %j as %d (%s)', (password, level, advice) => {
    expect(estimateStrength(password, { own, common: commonPasswords })).toEqual({ level, advice });
  });

  it('recognises a leaked password in any case once the list is loaded', () => {
    expect(estimateStrength('Qwertyuiop', { common: commonPasswords }).advice).toBe('common');
    expect(estimateStrength('password123', { common: commonPasswords })).toEqual({
      level: 1,
      advice: 'common',
    });
  });

  it('never rates a longer password of the same kind lower', () => {
    const levels = ['Kites over', 'Kites over Juhu', 'Kites over Juhu at dusk'].map(
      (password) => estimateStrength(password).level,
    );
    expect(levels).toEqual([...levels].sort());
    expect(levels.at(-1)).toBe(4);
  });
});
