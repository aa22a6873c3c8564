import { TalentFilters } from '@callboard/contract/search/talent-filters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHeight } from '../../../../shared/lib/typed/read-height.ts';
import {
  inUnit,
  limitsIn,
  type MeasureGroup,
  otherUnit,
  standardUnit,
  writeMeasure,
} from './measurements.ts';

describe('a height as people write it', () => {
  it.each([
    ['165', 1, 165],
    ['165 cm', 1, 165],
    ['१६५', 1, 165],
    ["5'6", 1, 168],
    ['5′6″', 2, 66],
    ['5 ft 6 in', 2, 66],
    ['5 6', 2, 66],
    ['5.5', 1, 168],
    ['66', 2, 66],
    ['165', 2, 65],
    ['165cm', 2, 65],
    ['', 1, null],
    ['tall', 1, undefined],
    ["5'14", 1, undefined],
  ])('%j on a slider of unit %i is %s', (text, unit, expected) => {
    expect(readHeight(text, unit)).toBe(expected);
  });
});

const groups: MeasureGroup[] = ['height', 'weight', 'bustOrChest', 'waist', 'hips'];

describe('bounds in another unit', () => {
  it('are valid in a search', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...groups), share, share, fc.boolean(), (group, one, other, isStandard) => {
        const [from, to] = isStandard
          ? [standardUnit(group), otherUnit(group)]
          : [otherUnit(group), standardUnit(group)];
        const { least, most } = limitsIn(group, from);
        const at = (place: number) => Math.round(least + place * (most - least));
        const measure = { least: at(Math.min(one, other)), most: at(Math.max(one, other)), unit: from };
        const written = JSON.parse(
          JSON.stringify(writeMeasure(group, inUnit(group, measure, to))),
          (_, value) => (typeof value === 'number' ? String(value) : value),
        );
        expect(TalentFilters.safeParse(written).error).toBeUndefined();
      }),
    );
  });
});
