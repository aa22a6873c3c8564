import { fromDevanagari } from '../../../../platform/devanagari.ts';

export { fromDevanagari };

export interface NameWord {
  /** Lower-case Latin letters without accents. */
  readonly word: string;
  /** One spelling for words that sound alike: Lakshmi, Laxmi and Luxmi. */
  readonly sound: string;
}

const maxLength = 40;

const isPlain = (text: string) => /^[ -~\s]*$/.test(text);

/** Written in Latin letters, with accents or without. */
export const isLatin = (text: string): boolean => !/[^\p{Script=Latin}\p{Script=Common}\p{M}]/u.test(text);

const normalise = (text: string) =>
  isPlain(text)
    ? text.toLowerCase()
    : fromDevanagari(text)
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();

/** Longer patterns first. Each rule works on the result of the previous one. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ksh|x/g, 'ks'],
  [/chh/g, 'c'],
  [/ch/g, 'c'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/([kgjtdbr])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/y(?=$|[^aeiou])/g, 'i'],
  [/aa+/g, 'a'],
  [/ee+|ii+|ie/g, 'i'],
  [/oo+|uu+|ou/g, 'u'],
  [/(.)\1+/g, '$1'],
];

export const soundOf = (word: string): string =>
  sounds.reduce((text, [from, to]) => text.replace(from, to), word) || word;

/** Of a word that may go on. Its last y is not an i yet: priy begins Priya, not Pritam. */
export const soundSoFar = (word: string): string =>
  word.endsWith('y') ? `${soundOf(word.slice(0, -1))}y` : soundOf(word);

/** Parts joined by a hyphen or an apostrophe are one word. */
export function nameWords(name: string): NameWord[] {
  const words = normalise(name)
    .replace(/['’`.-]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, maxLength).join(''));
  return [...new Set(words)].map((word) => ({ word, sound: soundOf(word) }));
}

/** The words of a text, in Latin letters without accents. Parts joined by a hyphen are words of their own. */
export const wordsOf = (text: string): string[] =>
  (
    normalise(text)
      .replace(/['’`]/g, '')
      .match(isPlain(text) ? /[a-z0-9]+/g : /[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map((word) => word.slice(0, maxLength));

/** For searches by a single letter. */
export const initialOf = ({ word }: NameWord): number => word.codePointAt(0) ?? 0;
