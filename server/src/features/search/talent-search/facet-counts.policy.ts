import type { FilterGroup } from '@callboard/contract/search/filter-groups';
import { ageBars, type FacetName, heightBars } from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { type FacetGroup, facet } from './facets.ts';
import { knownIds } from './known-values.policy.ts';
import type { FacetRequest } from './reading/search-query.ts';
import { languageFacets } from './terms.policy.ts';

/** Which bitmaps to count for a facet, and how to read the counts. */
export interface FacetCount extends FacetRequest {
  readonly name: FacetName;
  readonly read: (countOf: (one: number) => number) => { value: number; count: number }[];
}

interface Choices {
  readonly name: FacetName;
  /** Counted as if this filter were not set. Undefined to count what adding a choice would leave. */
  readonly without: FilterGroup | undefined;
  readonly ids: readonly number[];
  /** No talent has two of them. */
  readonly facetsOf: (id: number) => readonly number[];
}

const byChoice = ({ name, without, ids, facetsOf }: Choices): FacetCount => ({
  name,
  without,
  facets: ids.flatMap(facetsOf),
  read: (countOf) =>
    ids
      .map((value) => ({
        value,
        count: facetsOf(value).reduce((sum, one) => sum + countOf(one), 0),
      }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count || one.value - other.value),
});

const fromList = (
  name: FacetName & FilterGroup,
  group: FacetGroup,
  list: Parameters<typeof knownIds>[0],
): FacetCount => byChoice({ name, without: name, ids: knownIds(list), facetsOf: (id) => [facet(group, id)] });

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

/** Where all choices must match, a count says what is left with one more. */
const languages = ({ languageMatch, languageLevel }: TalentFilters): FacetCount =>
  byChoice({
    name: 'language',
    without: languageMatch === 'all' ? undefined : 'language',
    ids: knownIds('language'),
    facetsOf: (id) => languageFacets(id, languageLevel),
  });

const skills = ({ skillsMatch }: TalentFilters): FacetCount =>
  byChoice({
    name: 'skills',
    without: skillsMatch === 'all' ? undefined : 'skills',
    ids: knownIds('skill'),
    facetsOf: (id) => [facet('skill', id)],
  });

const fixed = {
  age: ages,
  height: heights,
  gender: fromList('gender', 'gender', 'gender'),
  location: fromList('location', 'location', 'city'),
  role: fromList('role', 'role', 'performer_role'),
  skin: fromList('skin', 'skin', 'skin_tone'),
  hair: fromList('hair', 'hair', 'hair_color'),
  eye: fromList('eye', 'eye', 'eye_color'),
  ethnicity: fromList('ethnicity', 'look', 'look'),
} as const satisfies Partial<Record<FacetName, FacetCount>>;

export function facetCount(name: FacetName, filters: TalentFilters): FacetCount {
  if (name === 'language') return languages(filters);
  if (name === 'skills') return skills(filters);
  return fixed[name];
}
