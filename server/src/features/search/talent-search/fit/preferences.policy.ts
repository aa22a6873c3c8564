import { facet, isFacetOf, leastOf } from '../facets.ts';
import type { CharacterRequirements } from './fit-facts.ts';

/** Talents with any of these facets and none of those gain its weight. */
export interface Preference {
  readonly weight: number;
  readonly any: readonly number[];
  readonly none: readonly number[];
}

export const prefer = (weight: number, any: readonly number[], none: readonly number[] = []): Preference => ({
  weight,
  any,
  none,
});

/** Splits a weight evenly. The remainder goes to the first. */
export const share = (weight: number, among: number): number[] =>
  Array.from({ length: among }, (_, index) =>
    Math.max(1, Math.floor(weight / among) + (index === 0 ? weight % among : 0)),
  );

/** A near miss gains some weight, a match gains more. */
const nearAndWithin = (
  [near, within]: readonly [number, number],
  range: (slack: number) => readonly [number[], number[]],
  slack: number,
): Preference[] => {
  const [nearAny, nearNone] = range(slack);
  const [any, none] = range(0);
  return [prefer(near, nearAny, nearNone), prefer(within, any, none)];
};

const agePreferences = (min: number | null, max: number | null): Preference[] =>
  min === null && max === null
    ? []
    : nearAndWithin(
        [8, 12],
        (slack) => [
          [facet('age_max_from', Math.max(0, (min ?? 0) - slack))],
          max === null ? [] : [facet('age_min_from', max + slack + 1)],
        ],
        4,
      );

const inCentimetres = (mm: number | null) => (mm === null ? null : Math.round(mm / 10));

const heightPreferences = (minMm: number | null, maxMm: number | null): Preference[] => {
  const [min, max] = [inCentimetres(minMm), inCentimetres(maxMm)];
  if (min === null && max === null) return [];
  return nearAndWithin(
    [4, 6],
    (slack) => [
      [facet('height_from', Math.max(leastOf.height_from, (min ?? 0) - slack))],
      max === null ? [] : [facet('height_from', max + slack + 1)],
    ],
    4,
  );
};

/** Levels rise with their ids, from basic to native. */
const bestLevel = 4;

const languagePreferences = (languages: CharacterRequirements['languages']): Preference[] => {
  const weights = share(20, languages.length);
  return languages.flatMap(({ id, levelId }, index) => {
    const weight = weights[index] ?? 1;
    const enough = Array.from({ length: bestLevel - levelId + 1 }, (_, step) =>
      facet('language_level', id * 10 + levelId + step),
    );
    const some = Math.max(1, Math.floor(weight / 2));
    return [prefer(some, [facet('language', id)]), ...(weight > some ? [prefer(weight - some, enough)] : [])];
  });
};

const skillPreferences = (skills: CharacterRequirements['skills']): Preference[] => {
  const weights = share(18, skills.length);
  return skills.map(({ id }, index) => prefer(weights[index] ?? 1, [facet('skill', id)]));
};

/** With more, each would weigh too little to matter. */
const maxOfEach = 9;

/**
 * The weights add up to less than 128, the most the bitmaps can count. Shoot dates are left out, because a
 * rank would reveal the calendar of a locked talent.
 */
export function preferencesOf(requirements: CharacterRequirements): Preference[] {
  return [
    ...(requirements.genderId === null ? [] : [prefer(25, [facet('gender', requirements.genderId)])]),
    ...agePreferences(requirements.ageMin, requirements.ageMax),
    ...heightPreferences(requirements.heightMinMm, requirements.heightMaxMm),
    ...(requirements.lookId === null ? [] : [prefer(8, [facet('look', requirements.lookId)])]),
    ...languagePreferences(requirements.languages.slice(0, maxOfEach)),
    ...skillPreferences(requirements.skills.slice(0, maxOfEach)),
    ...(requirements.cityId === null
      ? []
      : [prefer(8, [facet('location', requirements.cityId), facet('travel', 1)])]),
  ];
}

const numberIn = (facets: readonly number[], group: 'age_min_from' | 'age_max_from' | 'height_from') => {
  const found = facets.find((one) => isFacetOf(group, one));
  return found === undefined ? null : found - facet(group, 0);
};

const alike = (
  facets: readonly number[],
  weight: number,
  group: Parameters<typeof isFacetOf>[0],
): Preference[] => {
  const own = facets.filter((one) => isFacetOf(group, one));
  return own.length === 0 ? [] : [prefer(weight, own)];
};

/** Guests are ranked only by what they may see. */
export function similarityOf(facets: readonly number[], forGuest: boolean): Preference[] {
  const height = numberIn(facets, 'height_from');
  const visibleToGuests = [
    ...alike(facets, 28, 'gender'),
    ...agePreferences(numberIn(facets, 'age_min_from'), numberIn(facets, 'age_max_from')),
    ...alike(facets, 8, 'residence'),
    ...alike(facets, 10, 'language'),
    ...alike(facets, 6, 'role'),
    ...facets
      .filter((one) => isFacetOf('skill', one))
      .slice(0, 6)
      .map((one) => prefer(2, [one])),
  ];
  if (forGuest) return visibleToGuests;
  return [
    ...visibleToGuests,
    ...alike(facets, 12, 'look'),
    ...alike(facets, 8, 'skin'),
    ...alike(facets, 4, 'hair'),
    ...alike(facets, 3, 'body_type'),
    ...(height === null
      ? []
      : [prefer(8, [facet('height_from', height - 4)], [facet('height_from', height + 5)])]),
  ];
}

export const totalWeight = (preferences: readonly Preference[]): number =>
  preferences.reduce((sum, { weight }) => sum + weight, 0);
