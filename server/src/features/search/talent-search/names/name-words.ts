/** Transliterates Devanagari as people in India write it. */

const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  क़: 'q',
  ख़: 'kh',
  ग़: 'g',
  ज़: 'z',
  ड़: 'r',
  ढ़: 'rh',
  फ़: 'f',
  य़: 'y',
};
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};
const signs: Readonly<Record<string, string>> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ee',
  'ु': 'u',
  'ू': 'oo',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};
const virama = '्';
const nasals = new Set(['ं', 'ँ']);

/** Joins a dot below with its letter. */
const combinedLetters = (word: string): string[] => {
  const all = [...word];
  return all.flatMap((letter, at) => {
    if (letter === '़') return [];
    return all[at + 1] === '़' ? [`${letter}़`] : [letter];
  });
};

function spell(word: string): string {
  const all = combinedLetters(word);
  return all
    .map((letter, at) => {
      const consonant = consonants[letter] ?? consonants[letter.charAt(0)];
      if (consonant) {
        const next = all[at + 1];
        // A consonant carries an a, unless a vowel sign follows or the word ends.
        const isBare = next === undefined || next === virama || next in signs;
        return isBare ? consonant : `${consonant}a`;
      }
      if (nasals.has(letter)) return 'n';
      return vowels[letter] ?? signs[letter] ?? (/[ऀ-ॿ]/.test(letter) ? '' : letter);
    })
    .join('');
}

export const fromDevanagari = (text: string): string => text.normalize('NFC').replace(/[ऀ-ॿ]+/g, spell);

export interface NameWord {
  /** Lower-case Latin letters without accents. */
  readonly word: string;
  /** One spelling for words that sound alike: Lakshmi, Laxmi and Luxmi. */
  readonly sound: string;
}

const maxLength = 40;

const normalise = (text: string) =>
  fromDevanagari(text)
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

/** For searches by a single letter. */
export const initialOf = ({ word }: NameWord): number => word.codePointAt(0) ?? 0;
