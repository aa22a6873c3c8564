import { sizeTypeById, sizeTypes, toStored } from '@callboard/contract/people/measurements';
import { latinDigits } from './digits.ts';
import { readNumber } from './read-number.ts';

const { centimetres, inches } = sizeTypes;

/** In millimetres or grams. */
export const toStoredValue = (value: number, unit: number): number => {
  const type = sizeTypeById(unit);
  return type ? toStored(value, type) : value;
};

/** Rounded to a whole unit: 155 cm, not 154.94 cm. */
export const converted = (value: number, from: number, to: number): number => {
  const type = sizeTypeById(to);
  return from === to || !type ? value : Math.round(toStoredValue(value, from) / type.inOne);
};

const inchesInFoot = 12;

/** 5'6, 5′6″, 5 ft 6 in, 5 6 */
const feetAndInches =
  /^(\d)\s*(?:'|′|’|ft|feet|foot|\s)\s*(\d{1,2}(?:[.,]5)?)?\s*(?:"|″|”|''|in|inch|inches)?$/;
/** A number below this is read as feet. */
const maxFeet = 9;

function inInches(text: string): number | undefined {
  const match = text.match(feetAndInches);
  if (!match) return undefined;
  const more = Number((match[2] ?? '0').replace(',', '.'));
  return more < inchesInFoot ? Number(match[1]) * inchesInFoot + more : undefined;
}

/** A typed height in the unit of the slider. Null when empty, undefined when it is not a height. */
export function readHeight(typed: string, unit: number): number | null | undefined {
  const text = latinDigits(typed).trim().toLowerCase();
  if (text === '') return null;
  const heightInInches = inInches(text);
  if (heightInInches !== undefined) return Math.round(converted(heightInInches, inches.id, unit));
  if (/['′’]/.test(text)) return undefined;
  const number = readNumber(text.replace(/\s*(cm|in|inches|″|")$/, ''));
  if (typeof number !== 'number') return number;
  if (number < maxFeet) return Math.round(converted(number * inchesInFoot, inches.id, unit));
  const isWrittenInCm = text.endsWith('cm') || number > inchesInFoot * maxFeet;
  return Math.round(
    converted(number, isWrittenInCm || unit === centimetres.id ? centimetres.id : inches.id, unit),
  );
}
