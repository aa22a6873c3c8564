import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateCodes } from './indian-states.ts';
import { gstPercent, ownStateCode, taxOn, totalOf } from './money.ts';
import { packs, plans } from './purchases.ts';

test('totals of packs and plans', () => {
  const totals = [packs[25], packs[100], packs[500], plans.studio, plans.agency].map(({ net_paise }) => [
    totalOf(net_paise, taxOn(net_paise, null)),
    totalOf(net_paise, taxOn(net_paise, '29')),
  ]);
  // The total is the same in every state. Only the split differs.
  expect(totals).toEqual([
    [265_500, 265_500],
    [932_200, 932_200],
    [3_835_000, 3_835_000],
    [93_220, 93_220],
    [495_600, 495_600],
  ]);
});

test.each([
  [1, { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 }],
  [6, { cgst_paise: 1, sgst_paise: 1, igst_paise: 0 }],
  [50, { cgst_paise: 5, sgst_paise: 5, igst_paise: 0 }],
  [79_001, { cgst_paise: 7110, sgst_paise: 7110, igst_paise: 0 }],
])('the tax on %i paise in our own state is %o', (net, tax) => {
  expect(taxOn(net, ownStateCode)).toEqual(tax);
});

test('rounds half a paisa up in other states', () => {
  expect([2, 3, 25, 75].map((net) => taxOn(net, '29').igst_paise)).toEqual([0, 1, 5, 14]);
});

test('CGST equals SGST, amounts add up, and rounding is off by half a paisa at most', () => {
  const nets = fc.integer({ min: 1, max: 1_000_000_000 });
  fc.assert(
    fc.property(nets, fc.constantFrom(null, ...stateCodes), (net, state) => {
      const tax = taxOn(net, state);
      expect(Object.values(tax).every((paise) => Number.isSafeInteger(paise) && paise >= 0)).toBe(true);
      expect(tax.cgst_paise).toBe(tax.sgst_paise);
      expect(tax.cgst_paise === 0 || tax.igst_paise === 0).toBe(true);
      expect(totalOf(net, tax)).toBe(net + tax.cgst_paise + tax.sgst_paise + tax.igst_paise);
      // In hundredths of a paisa, to be exact.
      const isHome = state === null || state === ownStateCode;
      const [paise, percent] = isHome ? [tax.cgst_paise, gstPercent / 2] : [tax.igst_paise, gstPercent];
      expect(Math.abs(paise * 100 - net * percent)).toBeLessThanOrEqual(50);
    }),
  );
});
