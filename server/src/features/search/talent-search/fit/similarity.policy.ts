import { facet, isFacetOf } from '../facets.ts';
import { type Preference, prefer } from './ranking.policy.ts';

/** A near miss gains some weight, an overlap gains more. */
const agePreferences = (min: number | null, max: number | null): Preference[] =>
  min === null && max === null
    ? []
    : (
        [
          [8, 4],
          [12, 0],
        ] as const
      ).map(([weight, slack]) =>
        prefer(
          weight,
          [facet('age_max_from', Math.max(0, (min ?? 0) - slack))],
          max === null ? [] : [facet('age_min_from', max + slack + 1)],
        ),
      );

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
