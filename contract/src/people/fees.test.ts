import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeStep, isFeeStep, maxFee, roundToFeeStep } from './fees.ts';
import { UsualFee } from './usual-fee.ts';

describe('the steps of fees', () => {
  test.each([
    [0, 0],
    [1, 50],
    [50, 50],
    [999, 1_000],
    [1_001, 1_500],
    [12_500, 12_500],
    [12_345, 12_500],
    [100_001, 105_000],
    [1_000_001, 1_050_000],
    [maxFee, maxFee],
  ])('%i rounds to %i', (rupees, rounded) => {
    expect(roundToFeeStep(rupees)).toBe(rounded);
    expect(isFeeStep(rupees)).toBe(rupees === rounded);
  });

  const amount = fc.integer({ min: 0, max: maxFee });

  test('an amount is within a limit exactly when its step is', () => {
    fc.assert(
      fc.property(amount, amount, (fee, other) => {
        const limit = roundToFeeStep(other);
        expect(feeStep(fee) <= feeStep(limit)).toBe(fee <= limit);
      }),
    );
  });
});

describe('a usual fee', () => {
  const fee = { rupees: 12_500, per: 'day', note: null };

  test.each([
    ['with a note', { ...fee, note: ' Negotiable for student films ' }],
    ['of nothing', { ...fee, rupees: 0 }],
    ['of a crore', { ...fee, rupees: maxFee }],
  ])('%s', (_what, written) => {
    expect(UsualFee.safeParse(written).success).toBe(true);
  });

  test.each([
    ['without a unit', { rupees: 500, note: null }],
    ['without an amount', { per: 'day', note: null }],
    ['below nothing', { ...fee, rupees: -1 }],
    ['above a crore', { ...fee, rupees: maxFee + 1 }],
    ['with paise', { ...fee, rupees: 99.5 }],
    ['per month', { ...fee, per: 'month' }],
    ['with a long note', { ...fee, note: 'x'.repeat(121) }],
    ['with anything else', { ...fee, currency: 'INR' }],
  ])('not %s', (_what, written) => {
    expect(UsualFee.safeParse(written).success).toBe(false);
  });
});
