import {
  forReading,
  fromFeetAndInches,
  fromStored,
  type MeasureName,
  measureLimits,
  sizeTypeById,
  sizeTypes,
  toFeetAndInches,
  toStored,
} from '@callboard/contract/people/measurements';
import { measurementError } from '@callboard/contract/people/profile-editor/body';
import { z } from 'zod';
import type { Field, WriteResult } from '../../../../shared/lib/autosave/field.ts';
import { readInteger, readNumber } from '../../../../shared/lib/typed/read-number.ts';
import { fieldError, type Section } from './field-types.ts';

/**
 * A measurement as typed, with the exact millimetres or grams behind it. Changing the unit converts from
 * those, never from rounded text.
 */
export const MeasurementText = z.object({
  unit: z.int(),
  /** Feet, when the unit is feet. */
  text: z.string(),
  /** Only with feet. */
  inches: z.string(),
  /** Null for an empty text, and for one that is not a number. */
  stored: z.number().nullable(),
});
export type MeasurementText = z.infer<typeof MeasurementText>;

/** The usual units in India. */
const usualUnits: Record<MeasureName, number> = {
  height: sizeTypes.feet.id,
  weight: sizeTypes.kilograms.id,
  bust_or_chest: sizeTypes.inches.id,
  waist: sizeTypes.inches.id,
  hips: sizeTypes.inches.id,
};

const { centimetres, inches, feet, kilograms, pounds } = sizeTypes;

/** The units to choose from for each measurement. */
export const unitsOf = (name: MeasureName): readonly number[] => {
  if (measureLimits[name].kind === 'weight') return [kilograms.id, pounds.id];
  return name === 'height' ? [feet.id, centimetres.id, inches.id] : [inches.id, centimetres.id];
};

/** The text of a measurement in a unit. */
function shownIn(unit: number, stored: number | null): MeasurementText {
  const type = sizeTypeById(unit);
  if (stored === null || !type) return { unit, text: '', inches: '', stored: null };
  if (unit === feet.id) {
    const both = toFeetAndInches(stored);
    return { unit, text: String(both.feet), inches: String(both.inches), stored };
  }
  return { unit, text: String(forReading(stored, type)), inches: '', stored };
}

export function toMeasurementText(
  name: MeasureName,
  value: number | null,
  unit: number | null,
): MeasurementText {
  const type = unit === null ? undefined : sizeTypeById(unit);
  return shownIn(unit ?? usualUnits[name], value === null || !type ? null : toStored(value, type));
}

/** The same measurement in another unit. A text that is not a number stays as it is. */
export const inUnit = (measure: MeasurementText, unit: number): MeasurementText =>
  measure.stored === null ? { ...measure, unit } : shownIn(unit, measure.stored);

const maxInches = 12;

function storedOf({ unit, text, inches: beside }: Omit<MeasurementText, 'stored'>): number | null {
  const type = sizeTypeById(unit);
  if (unit === feet.id) {
    const feetTyped = readInteger(text);
    const more = readNumber(beside) ?? (beside.trim() === '' ? 0 : undefined);
    const isWhole = typeof feetTyped === 'number' && more !== undefined && more < maxInches;
    return isWhole ? fromFeetAndInches({ feet: feetTyped, inches: more }) : null;
  }
  const number = readNumber(text);
  return typeof number === 'number' && type ? toStored(number, type) : null;
}

export const typed = (
  measure: MeasurementText,
  change: Partial<Pick<MeasurementText, 'text' | 'inches'>>,
): MeasurementText => {
  const next = { ...measure, ...change };
  return { ...next, stored: storedOf(next) };
};

const isBlank = ({ unit, text, inches: beside }: MeasurementText) =>
  text.trim() === '' && (unit !== feet.id || beside.trim() === '');

export const measurementField = (name: MeasureName): Field<Section, MeasurementText> => ({
  section: 'body',
  draftSchema: MeasurementText,
  write(measure): WriteResult {
    const { unit, stored } = measure;
    const type = sizeTypeById(unit);
    if (isBlank(measure)) return { body: { [name]: null, [`${name}_size_type`]: unit } };
    if (stored === null || !type) return fieldError(unit === feet.id ? 'feetAndInches' : 'number');
    const value = fromStored(stored, type);
    const error = measurementError(name, value, unit);
    return error ? { fieldError: error.message } : { body: { [name]: value, [`${name}_size_type`]: unit } };
  },
});
