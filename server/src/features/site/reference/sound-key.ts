/**
 * Devanagari letters by how they are written in Latin ones. Vowels are all the same here: spellings differ
 * in them most.
 */
const letters: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'k',
  ग: 'g',
  घ: 'g',
  ङ: 'n',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'j',
  ञ: 'n',
  ट: 't',
  ठ: 't',
  ड: 'd',
  ढ: 'd',
  ण: 'n',
  त: 't',
  थ: 't',
  द: 'd',
  ध: 'd',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'b',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 's',
  ष: 's',
  स: 's',
  ह: 'h',
  ऋ: 'ra',
  'ृ': 'r',
  'ं': 'n',
  'ँ': 'n',
  'ः': 'h',
  '़': '',
  '्': '',
};

const devanagari = /[\u0900-\u097f]/;
const nukta = '़';

/** With a dot below, ड and ढ are written d by some and r by others. */
const withFlap = (text: string, flap: string): string =>
  text.normalize('NFD').replaceAll(`ड${nukta}`, flap).replaceAll(`ढ${nukta}`, flap);

const toLatin = (text: string): string =>
  [...text].map((letter) => letters[letter] ?? (devanagari.test(letter) ? 'a' : letter)).join('');

/** The consonants of a Latin text, as different spellings share them. */
const skeleton = (latin: string): string => {
  const plain = latin
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ph/g, 'f')
    .replace(/chh?|c(?=[eiy])/g, 'C')
    .replace(/c?k|[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/C/g, 'c')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/m(?=[pb])/g, 'n');
  const first = plain.slice(0, 1).replace(/[eiouy]/, 'a');
  return (first + plain.slice(1).replace(/[aeiouyh]/g, '')).replace(/(.)\1+/g, '$1');
};

/**
 * What a name sounds like, in whatever script and spelling: अबोहर and Abohar have the same key. It is used
 * to find and never shown.
 */
export function soundKeys(text: string): readonly string[] {
  if (!devanagari.test(text)) return [skeleton(text)].filter(Boolean);
  const keys = ['र', 'ड'].map((flap) => skeleton(toLatin(withFlap(text, flap))));
  return [...new Set(keys)].filter(Boolean);
}

export const isDevanagari = (text: string): boolean => devanagari.test(text);
