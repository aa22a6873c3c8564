import { latinDigits } from './digits.ts';

const separators = /[.,]/g;

/**
 * Thousands end in a group of three, also the Indian way (1,20,000). A single separator before one or two
 * digits is a decimal point: 5,5 is 5.5.
 */
function withoutGroups(text: string): string {
  const found = text.match(separators) ?? [];
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const after = text.length - last - 1;
  const isOneKind = new Set(found).size === 1;
  const isGrouping = found.length > 0 && isOneKind && after === 3 && (text[last] === ',' || found.length > 1);
  if (found.length === 0 || isGrouping) return text.replace(separators, '');
  if (isOneKind && found.length > 1) return text;
  return `${text.slice(0, last).replace(separators, '')}.${text.slice(last + 1)}`;
}

/** A typed number. Null when empty, undefined when invalid. */
export function readNumber(typed: string): number | null | undefined {
  const text = latinDigits(typed).replace(/[\s\u00a0_']/g, '');
  if (text === '') return null;
  const plain = withoutGroups(text);
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : undefined;
}

/** The same for whole numbers. */
export function readInteger(typed: string): number | null | undefined {
  const number = readNumber(typed);
  return typeof number === 'number' && !Number.isInteger(number) ? undefined : number;
}
