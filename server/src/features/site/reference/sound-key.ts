import { fromDevanagari, isDevanagari } from '../../../platform/devanagari.ts';

const nukta = '़';

/** With a dot below, ड and ढ are written d by some and r by others. */
const withFlap = (text: string, flap: string): string =>
  text.normalize('NFD').replaceAll(`ड${nukta}`, flap).replaceAll(`ढ${nukta}`, flap);

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
    .replace(/z/g, 'j');
  const first = plain.slice(0, 1).replace(/[eiouy]/, 'a');
  const rest = plain.slice(1).replace(/[aeiouyh]/g, '');
  return (first + rest.replace(/m(?=[pb])/g, 'n')).replace(/(.)\1+/g, '$1');
};

/**
 * What a name sounds like, in whatever script and spelling: अबोहर and Abohar have the same key. It is used
 * to find and never shown.
 */
export function soundKeys(text: string): readonly string[] {
  if (!isDevanagari(text)) return [skeleton(text)].filter(Boolean);
  const keys = ['र', 'ड'].map((flap) => skeleton(fromDevanagari(withFlap(text, flap))));
  return [...new Set(keys)].filter(Boolean);
}
