import type { BreakdownLists, CharacterWeight } from './breakdown.ts';
import { type FactValue, type Firmness, type Match, type Matcher, matchAt } from './facts.ts';
import { toPassage } from './passage.ts';

const word = /[\p{L}\p{M}\p{N}']+/uy;
const gap = /[ -]{1,3}/y;
const mostWords = 6;

/** Finds names of a list as whole words, the longest first. */
function findsNames<T>(names: ReadonlyMap<string, T>) {
  const firstWords = new Set([...names.keys()].map((name) => name.replace(/ .*$/, '')));
  return (plain: string, place: number): { end: number; value: T } | null => {
    let best: { end: number; value: T } | null = null;
    let said = '';
    let at = place;
    for (let count = 0; count < mostWords; count += 1) {
      const found = matchAt(word, plain, at);
      if (!found || (count === 0 && !firstWords.has(found[0]))) break;
      said = count === 0 ? found[0] : `${said} ${found[0]}`;
      at += found[0].length;
      const value = names.get(said);
      if (value !== undefined) best = { end: at, value };
      const between = matchAt(gap, plain, at);
      if (!between) break;
      at += between[0].length;
    }
    return best;
  };
}

const keyOf = (name: string): string =>
  (toPassage(name).plain.match(/[\p{L}\p{M}\p{N}']+/gu) ?? []).join(' ');

/** Well-known names of languages that are called otherwise on the list. */
const otherLanguageNames: Readonly<Record<string, readonly string[]>> = {
  bangla: ['bengali'],
  odia: ['oriya'],
  punjabi: ['panjabi'],
};

function languageIds(languages: BreakdownLists['languages']): Map<string, number> {
  const ids = new Map<string, number>();
  const add = (name: string, id: number) => {
    const key = keyOf(name);
    if (key !== '' && !ids.has(key)) ids.set(key, id);
  };
  for (const { id, name } of languages) add(name, id);
  for (const { id, name, other_names } of languages) {
    const short = name.replace(/\s*\(.*$/, '');
    for (const other of [short, ...(other_names ?? []), ...(otherLanguageNames[keyOf(name)] ?? [])])
      add(other, id);
  }
  return ids;
}

const weights: Readonly<Record<CharacterWeight, readonly string[]>> = {
  lead: ['lead', 'leads', 'main lead', 'parallel lead', 'protagonist'],
  supporting: ['supporting', 'support cast', 'supporting cast'],
  featured: ['featured'],
  background: ['background', 'junior artist', 'junior artists', 'crowd', 'extras', 'background artist'],
};
const weightOf = new Map(
  (['lead', 'supporting', 'featured', 'background'] as const).flatMap((weight) =>
    weights[weight].map((name) => [name, weight] as const),
  ),
);

type GenderName = 'female' | 'male' | 'transgender' | 'non binary' | 'any';
const genderWords: readonly (readonly [RegExp, GenderName, Firmness])[] = [
  [
    /(?:(?:male|m|men|boys?)\s?(?:\/|or|&|and)\s?(?:female|f|women|girls?)|(?:female|f|women|girls?)\s?(?:\/|or|&|and)\s?(?:male|m|men|boys?)|any gender|all genders|both genders)(?![\p{L}\p{N}'])/uy,
    'any',
    'firm',
  ],
  [/(?:any|both|either)(?![\p{L}\p{N}'])/uy, 'any', 'bare'],
  [
    /(?:trans(?:gender)?[ -]?(?:wo)?man|transgender|trans|hijra|kinnar)(?![\p{L}\p{N}'])/uy,
    'transgender',
    'firm',
  ],
  [/(?:non[- ]?binary)(?![\p{L}\p{N}'])/uy, 'non binary', 'firm'],
  [/(?:females?|महिला|स्त्री)(?![\p{L}\p{M}\p{N}'])/uy, 'female', 'firm'],
  [/(?:males?|पुरुष)(?![\p{L}\p{M}\p{N}'])/uy, 'male', 'firm'],
  [/(?:woman|women|girls?|lady|ladies|लड़की)(?![\p{L}\p{M}\p{N}'])/uy, 'female', 'plain'],
  [/(?:man|men|boys?|gents|लड़का)(?![\p{L}\p{M}\p{N}'])/uy, 'male', 'plain'],
  [/f(?![\p{L}\p{M}\p{N}'.])/uy, 'female', 'bare'],
  [/m(?![\p{L}\p{M}\p{N}'.])/uy, 'male', 'bare'],
];

const firstLetters = /[abefghklmntwमपसल]/;

function genderMatcher(genders: BreakdownLists['genders']): Matcher {
  const ids = new Map(genders.map(({ id, name }) => [keyOf(name.replaceAll('-', ' ')), id]));
  return (plain, place) => {
    if (!firstLetters.test(plain.charAt(place))) return null;
    for (const [pattern, name, firmness] of genderWords) {
      const found = matchAt(pattern, plain, place);
      if (!found) continue;
      const id = name === 'any' ? null : ids.get(name);
      if (id === undefined) return null;
      return { end: place + found[0].length, value: { what: 'gender', id }, firmness };
    }
    return null;
  };
}

/** The matchers of the words on the lists. */
export interface ListWords {
  readonly gender: Matcher;
  readonly language: Matcher;
  readonly skill: Matcher;
}

const named = <T>(names: ReadonlyMap<string, T>, toValue: (value: T) => FactValue): Matcher => {
  const find = findsNames(names);
  return (plain, place): Match | null => {
    const found = find(plain, place);
    return found && { end: found.end, value: toValue(found.value), firmness: 'plain' };
  };
};

export const toListWords = ({ genders, languages, skills }: BreakdownLists): ListWords => ({
  gender: genderMatcher(genders),
  language: named(languageIds(languages), (id) => ({ what: 'language', id, level: undefined })),
  skill: named(new Map(skills.map(({ id, name }) => [keyOf(name), id])), (id) => ({ what: 'skill', id })),
});

export const matchWeight = named(weightOf, (weight) => ({ what: 'weight', weight }));

const wanted =
  /x\s?(\d{1,3})(?![\p{L}\p{N}])|(\d{1,3})\s?x(?![\p{L}\p{N}])|(\d{1,3})\s?(?:nos|no|numbers|pax|persons|people|members|required|needed|wanted)\.?(?![\p{L}\p{N}])|(?:qty|quantity|required|needed|wanted|count|nos)\.?\s?[:=-]?\s?(\d{1,3})(?![\p{L}\p{N}'"%+-])/uy;

/** "x4", "4 nos", "qty 4". */
export function matchWanted(plain: string, place: number): Match | null {
  const found = matchAt(wanted, plain, place);
  const count = Number(found?.slice(1).find((digits) => digits !== undefined) ?? 0);
  if (!found || count < 1) return null;
  return { end: place + found[0].length, value: { what: 'wanted', count }, firmness: 'firm' };
}
