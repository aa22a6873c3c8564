import { commonPasswords } from '@callboard/contract/common-passwords';
import { passwordMinimum } from '@callboard/contract/credentials';
import { describe, expect, test } from 'vitest';
import { hashPassword, isPassword, refuseGuessable } from './password.ts';

describe('a password', () => {
  test('is kept as argon2id at the agreed cost', async () => {
    expect(await hashPassword('a lantern in the wings')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('opens only its own hash', async () => {
    const hash = await hashPassword('a lantern in the wings');
    expect(await isPassword(hash, 'a lantern in the wings')).toBe(true);
    expect(await isPassword(hash, 'A lantern in the wings')).toBe(false);
  });

  test('opens nothing where there is none, not even the stand-in', async () => {
    expect(await isPassword(undefined, 'nobody has this password')).toBe(false);
    expect(await isPassword(null, 'nobody has this password')).toBe(false);
  });
});

describe('a guessable password', () => {
  const refused = (password: string, own: string[] = []) => {
    try {
      refuseGuessable(password, own);
      return false;
    } catch {
      return true;
    }
  };

  test('is refused, however it is written', () => {
    for (const password of ['qwertyuiop', 'Password123', 'q1w2e3r4t5', 'qwerty uiop', '1111111111']) {
      expect(refused(password), password).toBe(true);
    }
  });

  test('is also one’s own name or address', () => {
    expect(refused('Pallavi Reddy', ['PallaviReddy'])).toBe(true);
    expect(refused('pallavi@mailbox.in', ['pallavi@mailbox.in'])).toBe(true);
    expect(refused('pallavi reddy sings', ['PallaviReddy', '', 'pallavi'])).toBe(false);
  });

  test('comes from a list of what people really use, none of it shorter than we take anyway', () => {
    expect(commonPasswords.size).toBeGreaterThan(1500);
    expect([...commonPasswords].filter((one) => one.length < passwordMinimum)).toEqual([]);
  });
});
