import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  forReading,
  fromFeetAndInches,
  fromStored,
  measureLimits,
  sizeTypeById,
  sizeTypes,
  toFeetAndInches,
  toStored,
} from './measurements.ts';

const lengths = fc.integer({ min: measureLimits.height.least, max: measureLimits.height.most });
const weights = fc.integer({ min: measureLimits.weight.least, max: measureLimits.weight.most });
const anyMeasure = fc.oneof(
  fc.tuple(lengths, fc.constantFrom(sizeTypes.centimetres, sizeTypes.inches, sizeTypes.feet)),
  fc.tuple(weights, fc.constantFrom(sizeTypes.kilograms, sizeTypes.pounds)),
);
/** Values people type, in the steps of a tape or a scale. */
const typed = (type: (typeof sizeTypes)[keyof typeof sizeTypes], least: number, most: number, step: number) =>
  fc
    .integer({ min: Math.ceil(least / step), max: Math.floor(most / step) })
    .map((count) => ({ type, value: Number((count * step).toFixed(2)) }));
const anyEntry = fc.oneof(
  typed(sizeTypes.centimetres, 30, 275, 0.1),
  typed(sizeTypes.inches, 12, 108, 0.25),
  typed(sizeTypes.kilograms, 2, 400, 0.1),
  typed(sizeTypes.pounds, 5, 880, 0.1),
);

describe('measures', () => {
  test('a kept measure comes back unchanged from any unit, however often it travels', () => {
    fc.assert(
      fc.property(anyMeasure, fc.integer({ min: 1, max: 5 }), ([stored, type], times) => {
        let now = stored;
        for (let turn = 0; turn < times; turn += 1) now = toStored(fromStored(now, type), type);
        expect(now).toBe(stored);
      }),
      { numRuns: 5000 },
    );
  });

  test('what was typed is what is read again', () => {
    fc.assert(
      fc.property(anyEntry, ({ type, value }) => {
        expect(forReading(toStored(value, type), type)).toBe(value);
      }),
      { numRuns: 5000 },
    );
  });

  test('feet and inches come back as they were said', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 23 }), (feet, halves) => {
        const said = { feet, inches: halves / 2 };
        expect(toFeetAndInches(fromFeetAndInches(said))).toEqual(said);
      }),
    );
  });

  test('switching the unit back and forth changes nothing', () => {
    fc.assert(
      fc.property(lengths, (stored) => {
        const asInches = toStored(fromStored(stored, sizeTypes.inches), sizeTypes.inches);
        const asFeet = toStored(fromStored(asInches, sizeTypes.feet), sizeTypes.feet);
        expect(asFeet).toBe(stored);
      }),
    );
  });

  test.each([
    [1651, { feet: 5, inches: 5 }],
    [1829, { feet: 6, inches: 0 }],
    [1828, { feet: 6, inches: 0 }],
  ])('%d mm is said as feet and inches, never as twelve inches', (stored, said) => {
    expect(toFeetAndInches(stored)).toEqual(said);
  });

  test('units are known by the id of the reference list', () => {
    expect(sizeTypeById(3)).toBe(sizeTypes.feet);
    expect(sizeTypeById(6)).toBeUndefined();
  });
});
