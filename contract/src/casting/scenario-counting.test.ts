import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeUnits } from '../people/fees.ts';
import { type CharacterFee, countFee, overBudget, totalOf } from './scenario-counting.ts';

const written = (changes: Partial<CharacterFee> = {}): CharacterFee => ({
  fee_paise: 4_500_000,
  fee_per: 'day',
  work_days: 24,
  ...changes,
});

describe('the fee that is counted', () => {
  test('their own usual fee comes first, by the day times the character’s days', () => {
    expect(countFee(written(), { rupees: 40_000, per: 'day' })).toEqual({
      of: 'talent',
      per: 'day',
      unit_paise: 4_000_000,
      times: 24,
      paise: 96_000_000,
    });
    expect(countFee(written(), { rupees: 500_000, per: 'project' })).toMatchObject({
      per: 'project',
      times: 1,
      paise: 50_000_000,
    });
  });

  test('without one the character’s own counts: by the day, else once', () => {
    expect(countFee(written(), null)).toMatchObject({ of: 'character', times: 24, paise: 108_000_000 });
    for (const fee_per of ['project', 'month'] as const)
      expect(countFee(written({ fee_per }), null)).toMatchObject({
        per: fee_per,
        times: 1,
        paise: 4_500_000,
      });
  });

  test('a fee by the hour says nothing of a whole part', () => {
    expect(countFee(written(), { rupees: 2_000, per: 'hour' })).toMatchObject({ of: 'character' });
  });

  test('working for nothing is known', () => {
    expect(countFee(written(), { rupees: 0, per: 'project' })?.paise).toBe(0);
  });

  test('without days a fee by the day is not known', () => {
    expect(countFee(written({ work_days: null }), { rupees: 40_000, per: 'day' })).toBeNull();
    expect(countFee(written({ fee_paise: null, fee_per: null }), null)).toBeNull();
  });

  test('without days the character’s fixed fee stands in', () => {
    const fixed = written({ work_days: null, fee_per: 'project' });
    expect(countFee(fixed, { rupees: 40_000, per: 'day' })).toMatchObject({
      of: 'character',
      paise: 4_500_000,
    });
  });
});

describe('totals', () => {
  const character = fc.record({
    fee_paise: fc.option(fc.integer({ min: 1, max: 10_000_000_000 })),
    fee_per: fc.constantFrom('day', 'project', 'month'),
    work_days: fc.option(fc.integer({ min: 1, max: 366 })),
  });
  const usual = fc.option(
    fc.record({ rupees: fc.integer({ min: 0, max: 10_000_000 }), per: fc.constantFrom(...feeUnits) }),
  );

  test('are exactly the sum of the fees that are shown, and say how many are not', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(character, usual), { maxLength: 60 }), (choices) => {
        const fees = choices.map(([{ fee_paise, fee_per, work_days }, own]) =>
          countFee({ fee_paise, fee_per: fee_paise === null ? null : fee_per, work_days }, own),
        );
        const total = totalOf(fees);
        const shown = fees.filter((fee) => fee !== null);
        expect(total.paise).toBe(shown.reduce((sum, { unit_paise, times }) => sum + unit_paise * times, 0));
        expect(total.unknown).toBe(fees.length - shown.length);
        expect(Number.isSafeInteger(total.paise)).toBe(true);
        expect(shown.every(({ paise }) => paise >= 0)).toBe(true);
      }),
    );
  });

  test('against a budget', () => {
    const total = { paise: 500, unknown: 0 };
    expect([overBudget(total, 400), overBudget(total, 700), overBudget(total, null)]).toEqual([
      100,
      -200,
      null,
    ]);
  });
});
