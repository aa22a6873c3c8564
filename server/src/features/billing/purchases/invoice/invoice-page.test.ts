import fc from 'fast-check';
import { expect, test } from 'vitest';
import { howMany } from '../../../../../test/random-tests.ts';
import { fontsDirectory } from '../../../../locations.ts';
import { areaOf } from '../../../../platform/sheets/sheet.ts';
import { createTypefaces } from '../../../../platform/sheets/typefaces.ts';
import { createTypesetter } from '../../../../platform/sheets/typesetter.ts';
import { layInvoice } from './invoice-page.layout.ts';

const typefaces = createTypefaces(fontsDirectory);
const text = (maxLength: number) => fc.string({ minLength: 1, maxLength, unit: 'grapheme' });
const party = fc.record({
  name: text(160),
  gstin: fc.constantFrom(null, '27AAPFU0939F1ZV'),
  address: fc.array(text(300), { maxLength: 2 }),
});
const paise = fc.integer({ min: 1, max: 999_999_999_99 });

test('names and addresses of any length stay on the page without overlapping', async () => {
  const setter = createTypesetter(await typefaces());
  const contents = fc.record({
    title: fc.constantFrom('Tax invoice' as const, 'Credit note' as const),
    number: fc.constantFrom('CB-2026-0418', 'CBN-2026-1234567'),
    against: fc.constantFrom(null, 'CB-2026-0418'),
    issuedOn: fc.constant('2026-09-30'),
    seller: party,
    buyer: party,
    placeOfSupply: fc.constant('Dadra and Nagar Haveli and Daman and Diu (26)'),
    line: text(300),
    serviceCode: fc.constant('998599'),
    netPaise: paise,
    taxes: fc.array(fc.record({ label: fc.constant('IGST 18%'), paise }), { minLength: 1, maxLength: 2 }),
    totalPaise: paise,
    isPractice: fc.boolean(),
  });
  fc.assert(
    fc.property(contents, (content) => {
      const sheet = layInvoice(setter, content);
      const areas = sheet.marks.filter(({ kind }) => kind === 'text').map(areaOf);
      for (const { x, y, width, height } of areas) {
        expect(x).toBeGreaterThanOrEqual(40);
        expect(x + width).toBeLessThanOrEqual(sheet.width - 40);
        expect(y + height).toBeLessThanOrEqual(sheet.height - 20);
      }
      // Nothing reaches the last line of the page.
      const foot = sheet.height - 64;
      expect(areas.filter(({ y, height }) => y < foot && y + height > foot + 8)).toEqual([]);
    }),
    { numRuns: howMany(20, 120) },
  );
});
