import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasVerhoeffDigit } from './verhoeff.ts';

const withCheckDigit = (digits: string) =>
  [...'0123456789'].map((last) => digits + last).filter(hasVerhoeffDigit);

test.each(['2363', '123451', '1428570', '1234567890120', '84736430954837284567892'])(
  '%s carries its check digit',
  (digits) => {
    expect(hasVerhoeffDigit(digits)).toBe(true);
  },
);

test('every number has exactly one check digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{11}$/), (digits) => {
      expect(withCheckDigit(digits)).toHaveLength(1);
    }),
  );
});

test('detects a wrong digit and two swapped digits', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{11}$/),
      fc.nat(10),
      fc.integer({ min: 1, max: 9 }),
      (digits, at, by) => {
        const [good = ''] = withCheckDigit(digits);
        const changed = [...good];
        changed[at] = String((Number(good[at]) + by) % 10);
        expect(hasVerhoeffDigit(changed.join(''))).toBe(false);
        const swapped = [...good];
        [swapped[at], swapped[at + 1]] = [good[at + 1] ?? '', good[at] ?? ''];
        expect(hasVerhoeffDigit(swapped.join(''))).toBe(good[at] === good[at + 1]);
      },
    ),
  );
});
