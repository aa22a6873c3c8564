import { fromDevanagari } from './devanagari.ts';

export interface NameWord {
  /** Small Latin letters, without accents. */
  readonly word: string;
  /** One spelling for all that sound alike: Lakshmi, Laxmi and Luxmi. */
  readonly sound: string;
}

const longest = 40;

const plain = (text: string) =>
  fromDevanagari(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** From the longer to the shorter: each rule sees what the ones before it left. */
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

/** The words of a name, as written and as they sound; parts joined by a hyphen or an apostrophe count as one. */
export function nameWords(name: string): NameWord[] {
  const words = plain(name)
    .replace(/['’`.-]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, longest).join(''));
  return [...new Set(words)].map((word) => ({ word, sound: soundOf(word) }));
}

/** Where a name begins, for those who typed one letter. */
export const initialOf = ({ word }: NameWord): number => word.codePointAt(0) ?? 0;
