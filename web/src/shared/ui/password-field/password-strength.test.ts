import { describe, expect, it } from 'vitest';
import { passwordStrength, strengthLevel } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 'weak', 'tooShort'],
    ['Ab1!Ab1!x', 'weak', 'tooShort'],
    ['password123', 'weak', 'common'],
    ['PASSWORD123', 'weak', 'common'],
    ['aaaaaaaaaaaaaaaa', 'weak', 'longer'],
    ['monsoonline', 'weak', 'longer'],
    ['Monsoon2026', 'fair', 'longer'],
    ['train lights rain', 'strong', 'fine'],
    ['seven goats crossed Marine Drive', 'veryStrong', 'fine'],
  ])('%j is %s: %s', (password, word, advice) => {
    expect(passwordStrength(password)).toEqual({ word, advice });
  });

  it('never falls when more is typed', () => {
    const password = 'seven goats crossed Marine Drive';
    const along = [...password].map((_, at) =>
      strengthLevel(passwordStrength(password.slice(0, at + 1)).word),
    );
    expect(along).toEqual([...along].sort((one, other) => one - other));
  });
});
