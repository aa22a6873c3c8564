import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const secret = 'a secret that is used in tests only';
const { seal, open } = createSeal<'number' | 'front'>(secret, 'id-proof');
const content = Buffer.from('Z7654321');

describe('what is sealed', () => {
  test('opens again, whatever it is', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(), (bytes, accountId) => {
        const sealed = seal(accountId, 'front', Buffer.from(bytes));
        expect(open(accountId, 'front', sealed)).toEqual(Buffer.from(bytes));
      }),
    );
  });

  test('shows nothing of itself, and is never the same twice', () => {
    const [one, two] = [seal(7, 'number', content), seal(7, 'number', content)];
    expect(one.includes(content)).toBe(false);
    expect(one.equals(two)).toBe(false);
    expect(one[0]).toBe(1);
    expect(one).toHaveLength(1 + 12 + content.length + 16);
  });

  test('opens for its account and its part only, with its secret and for its purpose only', () => {
    const sealed = seal(7, 'number', content);
    expect(() => open(8, 'number', sealed)).toThrow();
    expect(() => open(7, 'front', sealed)).toThrow();
    const stranger = createSeal('another secret, also for tests only', 'id-proof');
    expect(() => stranger.open(7, 'number', sealed)).toThrow();
    expect(() => createSeal(secret, 'recruiter-papers').open(7, 'number', sealed)).toThrow();
  });

  test('does not open once a single bit is another, or a byte is missing', () => {
    const sealed = seal(7, 'number', content);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => open(7, 'number', changed)).toThrow();
    }
    expect(() => open(7, 'number', sealed.subarray(0, -1))).toThrow();
    expect(() => open(7, 'number', Buffer.alloc(0))).toThrow();
  });
});
