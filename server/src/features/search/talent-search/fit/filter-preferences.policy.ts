import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { facet } from '../facets.ts';
import { type Preference, prefer, share } from './ranking.policy.ts';

/** Most of all who plays the middle of the range, then who plays nothing outside it. */
function agePreferences({ minAge, maxAge }: TalentFilters): Preference[] {
  const youngest = minAge === undefined ? [] : [facet('age_min_from', minAge)];
  const tooOld = maxAge === undefined ? [] : [facet('age_max_from', maxAge + 1)];
  if (minAge === undefined && maxAge === undefined) return [];
  const within = prefer(16, youngest.length > 0 ? youngest : [facet('age_min_from', 0)], tooOld);
  if (minAge === undefined || maxAge === undefined) return [within];
  const middle = Math.round((minAge + maxAge) / 2);
  return [prefer(24, [facet('age_max_from', middle)], [facet('age_min_from', middle + 1)]), within];
}

/** Where any of them may match, those with more come first. */
const morePreferences = (
  group: 'language' | 'skill',
  ids: readonly number[] | undefined,
  match: 'all' | undefined,
  weight: number,
): Preference[] => {
  if (!ids || ids.length < 2 || match === 'all') return [];
  const weights = share(weight, ids.length);
  return ids.slice(0, weight).map((id, index) => prefer(weights[index] ?? 1, [facet(group, id)]));
};

/**
 * Without a character, the filters say what is wanted: of those who match, the closest come first. The
 * weights add up to less than 128, the most the bitmaps can count.
 */
export const filterPreferences = (filters: TalentFilters): Preference[] => [
  ...agePreferences(filters),
  ...(filters.location
    ? [
        prefer(
          12,
          filters.location.map((id) => facet('residence', id)),
        ),
      ]
    : []),
  ...morePreferences('skill', filters.skills, filters.skillsMatch, 18),
  ...morePreferences('language', filters.language, filters.languageMatch, 12),
];
