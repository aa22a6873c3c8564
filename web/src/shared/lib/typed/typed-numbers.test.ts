import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCount } from './read-count.ts';
import { readInteger, readNumber } from './read-number.ts';

describe('numbers as people type them', () => {
  it.each([
    ['165', 165],
    [' 165 ', 165],
    ['5.5', 5.5],
    ['5,5', 5.5],
    ['65,25', 65.25],
    ['.5', 0.5],
    ['5.', 5],
    ['१६५', 165],
    ['५,५', 5.5],
    ['௧௬௫', 165],
    ['1,65,000', 165_000],
    ['1,234', 1234],
    ['1.234', 1.234],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['10 000', 10_000],
    ['', null],
    ['   ', null],
    ['abc', undefined],
    ['5..5', undefined],
    ['5,5,5', undefined],
    ['-5', undefined],
    ['5 ft', undefined],
    ['.', undefined],
    ['1e3', undefined],
  ])('reads %j as %j', (typed, number) => {
    expect(readNumber(typed)).toBe(number);
  });

  it('reads whole numbers only where only those make sense', () => {
    expect(readInteger('२४')).toBe(24);
    expect(readInteger('24,5')).toBeUndefined();
    expect(readInteger('')).toBeNull();
  });

  it('reads back every number formatted for India', () => {
    const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (number) => {
        expect(readNumber(indian.format(number))).toBe(number);
        expect(readCount(indian.format(number))).toBe(number);
      }),
    );
  });
});

describe('counts of followers', () => {
  it.each([
    ['1,20,000', 120_000],
    ['41k', 41_000],
    ['41 K', 41_000],
    ['1.2 lakh', 120_000],
    ['1,2 lakh', 120_000],
    ['2 million', 2_000_000],
    ['2.5M', 2_500_000],
    ['3 Lakhs', 300_000],
    ['12L', 1_200_000],
    ['1 crore', 10_000_000],
    ['1.5 cr.', 15_000_000],
    ['500+', 500],
    ['41k+', 41_000],
    ['४१ हज़ार', 41_000],
    ['२ लाख', 200_000],
    ['1 करोड़', 10_000_000],
    ['0', 0],
    ['', null],
    ['many', undefined],
    ['k', undefined],
    ['12 people', undefined],
    ['1.2.3k', undefined],
  ])('reads %j as %j', (typed, count) => {
    expect(readCount(typed)).toBe(count);
  });
});
