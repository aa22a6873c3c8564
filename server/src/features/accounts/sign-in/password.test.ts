import { describe, expect, test } from 'vitest';
import { useRealPasswordCost } from '../../../../test/cheap-argon2.ts';
import { hashPassword, isPassword } from './password.ts';

useRealPasswordCost();

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
