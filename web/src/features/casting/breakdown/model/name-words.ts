import { wordsOf } from './passage.ts';

export type NameShape = 'capitals' | 'name' | 'other';

const small = new Set(['and', 'of', 'the', 'no', 'aka', 's', 'x', 'from', 'in', 'at', 'a', 'ka', 'ki', 'ke']);
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** A line that begins with one of these tells of the project and not of a character, whatever else it says. */
const neverNames = setOf(
  `shoot shoots shooting date dates contact casting audition auditions deadline payment budget whatsapp email
  requirement requirements required note notes location locations language languages days version page pages
  scene scenes episode episodes synopsis logline genre send sending submit please kindly thanks regards photos
  photo pics pictures intro resume portfolio showreel profile profiles important urgent title breakdown venue
  timing timings schedule dop duration call-time look looks characters`,
);
/** These may be somebody's part, if facts of a person follow. */
const rarelyNames = setOf(
  `project production productions director producer producers writer film films series web ad tvc call story
  banner brand client agency platform hi hello dear hey cast roles role sheet list studio studios presents
  music video feature short we you i looking need needed city shift travel stay food total team thank`,
);

export function shapeOf(name: string): NameShape {
  const words = wordsOf(name).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return 'other';
  const cased = words.filter((word) => !small.has(word) && /[\p{Lu}\p{Ll}]/u.test(word));
  const isUpper = (word: string) => word.replace(/'s$/, '') === word.replace(/'s$/, '').toUpperCase();
  const letters = cased.join('').length;
  if (cased.length > 0 && letters > 1 && words.length <= 8 && cased.every(isUpper)) return 'capitals';
  const isTitle = words.every((word, at) => (at > 0 && small.has(word)) || !/^\p{Ll}/u.test(word));
  return isTitle && words.length <= 6 ? 'name' : 'other';
}

const firstWords = (name: string): string[] => wordsOf(name.toLowerCase());

export const isNeverName = (name: string): boolean => firstWords(name).some((word) => neverNames.has(word));
export const isRarelyName = (name: string): boolean => firstWords(name).some((word) => rarelyNames.has(word));
