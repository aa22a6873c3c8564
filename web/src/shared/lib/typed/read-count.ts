import { latinDigits } from './digits.ts';
import { readNumber } from './read-number.ts';

/** Multipliers written after a number, in English and Hindi. */
const multipliers: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  हज़ार: 1e3,
  हजार: 1e3,
  l: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  लाख: 1e5,
  m: 1e6,
  mn: 1e6,
  mil: 1e6,
  million: 1e6,
  millions: 1e6,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
  करोड़: 1e7,
  करोड: 1e7,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

const unitOf = (word: string): number | undefined =>
  word === '' ? 1 : (multipliers[word.normalize('NFC')] ?? multipliers[word.normalize('NFD')]);

/** 1,20,000; 41k; 1.2 lakh; 2 million. Null when empty, undefined when invalid. */
export function readCount(typed: string): number | null | undefined {
  const text = latinDigits(typed).trim().toLowerCase();
  const [, digits = '', word = ''] = text.match(/^([\d\s.,]*?)\s*([^\d\s.,]*)\.?\+?$/u) ?? [];
  if (text === '') return null;
  const number = readNumber(digits);
  const unit = unitOf(word.replace(/\+$/, ''));
  return typeof number === 'number' && unit !== undefined ? Math.round(number * unit) : undefined;
}
