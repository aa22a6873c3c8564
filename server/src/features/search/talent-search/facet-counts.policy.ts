import type { FilterGroup } from '@callboard/contract/search/filter-groups';
import { ageBars, type FacetName, heightBars } from '@callboard/contract/search/search-limits';
import { type FacetGroup, facet } from './facets.ts';
import { knownIds } from './known-values.policy.ts';
import type { FacetRequest } from './reading/search-query.ts';

/** Which bitmaps to count for a facet, and how to read the counts. */
export interface FacetCount extends FacetRequest {
  readonly name: FacetName;
  readonly read: (countOf: (one: number) => number) => { value: number; count: number }[];
}

const fromList = (
  name: FacetName,
  without: FilterGroup,
  group: FacetGroup,
  list: Parameters<typeof knownIds>[0],
): FacetCount => {
  const ids = knownIds(list);
  return {
    name,
    without,
    facets: ids.map((id) => facet(group, id)),
    read: (countOf) =>
      ids
        .map((value) => ({ value, count: countOf(facet(group, value)) }))
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.count - one.count || one.value - other.value),
  };
};

const barsOf = ({ from, to, step }: { from: number; to: number; step: number }) =>
  Array.from({ length: (to - from) / step }, (_, index) => from + index * step);

/** Those who can play at least the start of the bar, minus those who start after it. */
const ages: FacetCount = {
  name: 'age',
  without: 'age',
  facets: barsOf(ageBars).flatMap((age) => [
    facet('age_max_from', age),
    facet('age_min_from', age + ageBars.step),
  ]),
  read: (countOf) =>
    barsOf(ageBars).map((value) => ({
      value,
      count: countOf(facet('age_max_from', value)) - countOf(facet('age_min_from', value + ageBars.step)),
    })),
};

const heights: FacetCount = {
  name: 'height',
  without: 'height',
  facets: [...barsOf(heightBars), heightBars.to].map((cm) => facet('height_from', cm)),
  read: (countOf) =>
    barsOf(heightBars).map((value) => ({
      value,
      count: countOf(facet('height_from', value)) - countOf(facet('height_from', value + heightBars.step)),
    })),
};

export const facetCounts: Readonly<Record<FacetName, FacetCount>> = {
  age: ages,
  height: heights,
  gender: fromList('gender', 'gender', 'gender', 'gender'),
  language: fromList('language', 'language', 'language', 'language'),
  location: fromList('location', 'location', 'location', 'city'),
  skills: fromList('skills', 'skills', 'skill', 'skill'),
  role: fromList('role', 'role', 'role', 'performer_role'),
  skin: fromList('skin', 'skin', 'skin', 'skin_tone'),
  hair: fromList('hair', 'hair', 'hair', 'hair_color'),
  eye: fromList('eye', 'eye', 'eye', 'eye_color'),
  ethnicity: fromList('ethnicity', 'ethnicity', 'look', 'look'),
};
