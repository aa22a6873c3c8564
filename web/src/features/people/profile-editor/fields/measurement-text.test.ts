import '../i18n.ts';
import {
  fromFeetAndInches,
  type MeasureName,
  measureLimits,
  measureNames,
  sizeTypeById,
  sizeTypes,
  toStored,
} from '@callboard/contract/people/measurements';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inUnit,
  type MeasurementText,
  measurementField,
  toMeasurementText,
  typed,
  unitsOf,
} from './measurement-text.ts';

const blank = (name: MeasureName, unit: number): MeasurementText =>
  inUnit(toMeasurementText(name, null, null), unit);
const { centimetres, inches, feet, kilograms, pounds } = sizeTypes;

const storedOnWire = (name: MeasureName, measure: MeasurementText): number | undefined => {
  const { body } = measurementField(name).write(measure);
  const value = body?.[name];
  const type = sizeTypeById(Number(body?.[`${name}_size_type`]));
  return typeof value === 'number' && type ? toStored(value, type) : undefined;
};

describe('a typed measurement', () => {
  it.each([
    [centimetres.id, '165', '', { height: 165, height_size_type: 1 }],
    [centimetres.id, '165,5', '', { height: 165.5, height_size_type: 1 }],
    [centimetres.id, '१६५', '', { height: 165, height_size_type: 1 }],
    // 1676 mm is exactly what is stored.
    [feet.id, '5', '6', { height: 5.4987, height_size_type: 3 }],
    [feet.id, '5', '', { height: 5, height_size_type: 3 }],
    [centimetres.id, ' ', '', { height: null, height_size_type: 1 }],
  ])('in unit %d, %j and %j goes on the wire', (unit, text, beside, body) => {
    const measure = typed(blank('height', unit), { text, inches: beside });
    expect(measurementField('height').write(measure)).toEqual({ body });
  });

  it.each([
    [centimetres.id, 'tall', '', 'Enter a number, like 165 or 65.5'],
    [feet.id, '5.5', '', 'Enter feet and inches, like 5 and 6.5'],
    [feet.id, '5', '12', 'Enter feet and inches, like 5 and 6.5'],
    [feet.id, '', '5', 'Enter feet and inches, like 5 and 6.5'],
    [centimetres.id, '16.5', '', 'Enter a value between 30 cm and 275 cm'],
  ])('in unit %d, %j and %j is not sent', (unit, text, beside, fieldError) => {
    const measure = typed(blank('height', unit), { text, inches: beside });
    expect(measurementField('height').write(measure)).toEqual({ fieldError });
    expect(measure).toMatchObject({ text, inches: beside });
  });

  it('keeps text that is not a number when the unit changes', () => {
    const measure = inUnit(typed(blank('weight', kilograms.id), { text: 'light' }), pounds.id);
    expect(measure).toMatchObject({ unit: pounds.id, text: 'light' });
  });

  it('shows feet and inches of what was typed in centimetres', () => {
    const measure = inUnit(typed(blank('height', centimetres.id), { text: '165' }), feet.id);
    expect(measure).toMatchObject({ text: '5', inches: '5' });
  });

  it('does not drift, however often the unit is changed', () => {
    const anyMeasure = fc.constantFrom(...measureNames).chain((name) =>
      fc.record({
        name: fc.constant(name),
        stored: fc.integer({ min: measureLimits[name].least, max: measureLimits[name].most }),
        switches: fc.array(fc.constantFrom(...unitsOf(name)), { minLength: 1, maxLength: 12 }),
      }),
    );
    fc.assert(
      fc.property(anyMeasure, ({ name, stored, switches }) => {
        const start: MeasurementText = {
          ...blank(name, unitsOf(name)[0] ?? 0),
          stored,
          text: '1',
          inches: '1',
        };
        const end = switches.reduce(inUnit, start);
        expect(end.stored).toBe(stored);
        expect(storedOnWire(name, end)).toBe(stored);
      }),
    );
  });

  it('is shown as typed after saving, in every unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 0, max: 23 }), (whole, halves) => {
        const sent = typed(blank('height', feet.id), { text: String(whole), inches: String(halves / 2) });
        const { body } = measurementField('height').write(sent);
        const back = toMeasurementText('height', Number(body?.height), feet.id);
        expect([back.text, back.inches]).toEqual([String(whole), String(halves / 2)]);
        expect(back.stored).toBe(fromFeetAndInches({ feet: whole, inches: halves / 2 }));
      }),
    );
    for (const text of ['34', '34.5', '36.25']) {
      const { body } = measurementField('waist').write(typed(blank('waist', inches.id), { text }));
      expect(toMeasurementText('waist', Number(body?.waist), inches.id).text).toBe(text);
    }
  });
});
