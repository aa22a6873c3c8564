import { sizeTypes } from '@callboard/contract/people/measurements';
import { latinDigits } from '../../../../shared/lib/typed/digits.ts';
import { readNumber } from '../../../../shared/lib/typed/read-number.ts';
import { converted } from './measures.ts';

const { centimetres, inches } = sizeTypes;
const inchesInFoot = 12;

/** 5'6, 5′6″, 5 ft 6 in, 5 6 */
const feetAndInches =
  /^(\d)\s*(?:'|′|’|ft|feet|foot|\s)\s*(\d{1,2}(?:[.,]5)?)?\s*(?:"|″|”|''|in|inch|inches)?$/;
/** Nobody is nine feet tall, and nobody that is cast under thirty centimetres. */
const mostFeet = 9;

function inInches(text: string): number | undefined {
  const found = text.match(feetAndInches);
  if (!found) return undefined;
  const more = Number((found[2] ?? '0').replace(',', '.'));
  return more < inchesInFoot ? Number(found[1]) * inchesInFoot + more : undefined;
}

/** A height as people write it, in the unit of the slider. Null for nothing, undefined for what is none. */
export function readHeight(typed: string, unit: number): number | null | undefined {
  const text = latinDigits(typed).trim().toLowerCase();
  if (text === '') return null;
  const tall = inInches(text);
  if (tall !== undefined) return Math.round(converted(tall, inches.id, unit));
  if (/['′’]/.test(text)) return undefined;
  const number = readNumber(text.replace(/\s*(cm|in|inches|″|")$/, ''));
  if (typeof number !== 'number') return number;
  if (number < mostFeet) return Math.round(converted(number * inchesInFoot, inches.id, unit));
  const isWrittenInCm = text.endsWith('cm') || number > inchesInFoot * mostFeet;
  return Math.round(
    converted(number, isWrittenInCm || unit === centimetres.id ? centimetres.id : inches.id, unit),
  );
}
