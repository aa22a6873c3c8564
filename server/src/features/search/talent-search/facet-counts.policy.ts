import type { FilterGroup } from '@callboard/contract/search/filter-groups';
import { ageBars, type FacetName, heightBars } from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { type FacetGroup, facet, isFacetOf, rangeOf, valueIn } from './facets.ts';
import type { FacetRequest } from './reading/search-query.ts';

/** Which bitmaps to count for a facet, and how to read the counts. */
export interface FacetCount extends FacetRequest {
  readonly name: FacetName;
  /** Takes the count of each facet that somebody has. */
  readonly read: (counted: ReadonlyMap<number, number>) => { value: number; count: number }[];
}

interface Choices {
  readonly name: FacetName;
  /** Counted as if this filter were not set. Undefined to count what adding a choice would leave. */
  readonly without: FilterGroup | undefined;
  readonly group: FacetGroup;
  /** The choice that a value belongs to, if any. No talent has two values of one choice. */
  readonly choiceOf?: (value: number) => number | undefined;
}

/** Everything that somebody has, so also what people added to a list. */
const byChoice = ({ name, without, group, choiceOf = (value) => value }: Choices): FacetCount => ({
  name,
  without,
  ranges: [rangeOf(group)],
  read: (counted) => {
    const counts = new Map<number, number>();
    for (const [one, count] of counted) {
      const choice = isFacetOf(group, one) ? choiceOf(valueIn(one)) : undefined;
      if (choice !== undefined) counts.set(choice, (counts.get(choice) ?? 0) + count);
    }
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((one, other) => other.count - one.count || one.value - other.value);
  },
});

const fromList = (name: FacetName & FilterGroup, group: FacetGroup): FacetCount =>
  byChoice({ name, without: name, group });

const barsOf = ({ from, to, step }: { from: number; to: number; step: number }) =>
  Array.from({ length: (to - from) / step }, (_, index) => from + index * step);

const only = (one: number): readonly [number, number] => [one, one];

/** Those who can play at least the start of the bar, minus those who start after it. */
const ages: FacetCount = {
  name: 'age',
  without: 'age',
  ranges: barsOf(ageBars).flatMap((age) => [
    only(facet('age_max_from', age)),
    only(facet('age_min_from', age + ageBars.step)),
  ]),
  read: (counted) =>
    barsOf(ageBars).map((value) => ({
      value,
      count:
        (counted.get(facet('age_max_from', value)) ?? 0) -
        (counted.get(facet('age_min_from', value + ageBars.step)) ?? 0),
    })),
};

const heights: FacetCount = {
  name: 'height',
  without: 'height',
  ranges: [...barsOf(heightBars), heightBars.to].map((cm) => only(facet('height_from', cm))),
  read: (counted) =>
    barsOf(heightBars).map((value) => ({
      value,
      count:
        (counted.get(facet('height_from', value)) ?? 0) -
        (counted.get(facet('height_from', value + heightBars.step)) ?? 0),
    })),
};

/** Values of levels are a language and one digit. */
const atLevel = (least: number) => (value: number) =>
  value % 10 >= least ? Math.floor(value / 10) : undefined;

/** Where all choices must match, a count says what is left with one more. */
const languages = ({ languageMatch, languageLevel }: TalentFilters): FacetCount =>
  byChoice({
    name: 'language',
    without: languageMatch === 'all' ? undefined : 'language',
    ...(languageLevel === undefined
      ? { group: 'language' }
      : { group: 'language_level', choiceOf: atLevel(languageLevel) }),
  });

const skills = ({ skillsMatch }: TalentFilters): FacetCount =>
  byChoice({ name: 'skills', without: skillsMatch === 'all' ? undefined : 'skills', group: 'skill' });

const fixed = {
  age: ages,
  height: heights,
  gender: fromList('gender', 'gender'),
  location: fromList('location', 'location'),
  role: fromList('role', 'role'),
  skin: fromList('skin', 'skin'),
  hair: fromList('hair', 'hair'),
  eye: fromList('eye', 'eye'),
  ethnicity: fromList('ethnicity', 'look'),
} as const satisfies Partial<Record<FacetName, FacetCount>>;

export function facetCount(name: FacetName, filters: TalentFilters): FacetCount {
  if (name === 'language') return languages(filters);
  if (name === 'skills') return skills(filters);
  return fixed[name];
}
