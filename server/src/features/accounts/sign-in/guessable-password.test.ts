import { describe, expect, test } from 'vitest';
import { rejectGuessable } from './guessable-password.ts';

const rejectionOf = (password: string, own: string[] = []) => {
  try {
    rejectGuessable(password, own);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('a password', () => {
  test.each([
    '0123456789',
    'abcdefghij',
    'Welcome@123',
    'callboard1',
    'Callboard2026',
    'callboard-demo',
    'Mumbai@2026',
    'Priya@12345',
    'qwertyuiop',
    'Password123',
    'q1w2e3r4t5',
    'qwerty uiop',
    '1111111111',
    'zzzzzzzzzzzz',
    'iloveyou123',
    'India@12345',
    'asdfghjkl;',
    '9876543210',
    'passwordpassword',
    'ab'.repeat(100),
  ])('%s is refused', (password) => {
    expect(rejectionOf(password)).toContain('Too easy to guess');
  });

  test.each([
    'a lantern in the wings',
    'quiet harbour at dusk',
    'seven kites over the harbour',
    'tR7#kq9!vLmZ',
    'मेरी पतंग नदी के पार',
    `${'ab'.repeat(80)} seven kites over the harbour`,
    `seven kites over the harbour ${'ab'.repeat(80)}`,
  ])('%s is taken', (password) => {
    expect(rejectionOf(password)).toBeUndefined();
  });

  test('that is one’s own name or address is refused, and so is what is built on it', () => {
    const own = ['Pallavi', 'Reddy', 'pallavi.writes@mailbox.in'];
    for (const password of [
      'Pallavi Reddy',
      'pallavi.writes@mailbox.in',
      'pallavi1234',
      'Reddy@Pallavi1',
      'pallaviwrites1',
    ]) {
      expect(rejectionOf(password, own), password).toContain('your name or email');
    }
    expect(rejectionOf('pallavi paints seven kites', own)).toBeUndefined();
  });
});
