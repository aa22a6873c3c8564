import { type FeeUnit, feeStep } from '@callboard/contract/people/fees';
import type { FilterGroup } from '@callboard/contract/search/filter-groups';
import { measureRanges } from '@callboard/contract/search/filter-rules';
import { bestLanguageLevel } from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import {
  daysClosed,
  type FacetGroup,
  facet,
  leastOf,
  type NumberGroup,
  shown,
  unavailableOn,
} from './facets.ts';

/** Talents with any of these facets, or none of them when negated. All terms must match. */
export interface Term {
  /** Terms of one filter are dropped together. */
  readonly filter: FilterGroup | 'shown';
  readonly facets: readonly number[];
  readonly negated: boolean;
}

const anyOf = (filter: Term['filter'], facets: readonly number[]): Term => ({
  filter,
  facets,
  negated: false,
});
const noneOf = (filter: Term['filter'], facets: readonly number[]): Term => ({
  filter,
  facets,
  negated: true,
});

const lists = {
  type: 'body_type',
  gender: 'gender',
  socialLinks: 'network',
  skin: 'skin',
  hair: 'hair',
  hairType: 'hair_type',
  eye: 'eye',
  ethnicity: 'look',
  cities: 'residence',
  countries: 'country',
  accent: 'accent',
  actingEducation: 'training',
  education: 'education',
  hobbies: 'hobby',
  projectType: 'project_type',
  pastWork: 'past_work',
  achievements: 'achievement',
  role: 'role',
  nationality: 'nationality',
  nativeCity: 'native_city',
  openWorkCity: 'work_city',
} as const satisfies Partial<Record<FilterGroup, FacetGroup>>;

const listFilters = Object.keys(lists) as (keyof typeof lists)[];

const flags = {
  passport: 'passport',
  nudity: 'nudity',
  loveMaking: 'love_making',
  hasVideo: 'video',
  hasVoice: 'voice',
  verified: 'verified',
} as const satisfies Partial<Record<FilterGroup, FacetGroup>>;

const flagFilters = Object.keys(flags) as (keyof typeof flags)[];

const measures = {
  height: ['height', 'height_from', 10],
  weight: ['weight', 'weight_from', 1000],
  bust_or_chest: ['bustOrChest', 'bust_or_chest_from', 10],
  waist: ['waist', 'waist_from', 10],
  hips: ['hips', 'hips_from', 10],
} as const satisfies Record<string, readonly [FilterGroup, NumberGroup, number]>;

/** Both inclusive. Without a lower end, everyone who has a value. */
function between(filter: FilterGroup, group: NumberGroup, least?: number, most?: number): Term[] {
  const from = Math.max(least ?? 0, leastOf[group]);
  const start = anyOf(filter, [facet(group, from)]);
  return most === undefined
    ? [start]
    : [start, noneOf(filter, [facet(group, Math.max(most + 1, leastOf[group]))])];
}

/** The ranges overlap when each begins before the other ends. */
const ageTerms = ({ minAge, maxAge }: TalentFilters): Term[] => [
  ...(minAge === undefined ? [] : [anyOf('age', [facet('age_max_from', minAge)])]),
  ...(maxAge === undefined ? [] : between('age', 'age_min_from', undefined, maxAge)),
];

const measureTerms = (filters: TalentFilters): Term[] =>
  measureRanges(filters).flatMap(({ measure, least, most }) => {
    const [filter, group, inOne] = measures[measure];
    const toWholeUnits = (stored: number | undefined) =>
      stored === undefined ? undefined : Math.round(stored / inOne);
    return between(filter, group, toWholeUnits(least), toWholeUnits(most));
  });

const feeGroups = {
  day: 'fee_day_from',
  project: 'fee_project_from',
  hour: 'fee_hour_from',
} as const satisfies Record<FeeUnit, NumberGroup>;

/** A fee for something else cannot be compared, so it counts as none. */
function feeTerms({ feeMax, feePer = 'day', feeStated }: TalentFilters): Term[] {
  if (feeMax === undefined) return [];
  const terms = between('fee', feeGroups[feePer], undefined, feeStep(feeMax));
  return feeStated ? terms : terms.filter(({ negated }) => negated);
}

const placeTerms = ({ location, openToTravel }: TalentFilters): Term[] => {
  const places = (location ?? []).map((city) => facet('location', city));
  const travels = openToTravel ? [facet('travel', 1)] : [];
  return places.length + travels.length > 0 ? [anyOf('location', [...places, ...travels])] : [];
};

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Both inclusive. */
export const daysFrom = (from: string, to: string): string[] =>
  from > to ? [] : [from, ...daysFrom(dayAfter(from), to)];

const dayTerms = ({ availableFrom, availableTo = availableFrom }: TalentFilters): Term[] =>
  availableFrom && availableTo
    ? [noneOf('available', [daysClosed, ...daysFrom(availableFrom, availableTo).map(unavailableOn)])]
    : [];

/** A language at this level or better. Without a level, at any. */
export const languageFacets = (id: number, level: number | undefined): number[] =>
  level === undefined
    ? [facet('language', id)]
    : Array.from({ length: bestLanguageLevel - level + 1 }, (_, step) =>
        facet('language_level', id * 10 + level + step),
      );

/** The level asked of each language that has one of its own. */
const levelsOf = ({ languageLevels = [] }: TalentFilters) =>
  new Map(languageLevels.map((one) => [Math.floor(one / 10), one % 10]));

/** One term for each choice where all must match, else one for them together. */
const choiceTerms = (filter: FilterGroup, choices: readonly number[][], match: 'all' | undefined): Term[] => {
  if (choices.length === 0) return [];
  return match === 'all' ? choices.map((facets) => anyOf(filter, facets)) : [anyOf(filter, choices.flat())];
};

function abilityTerms(filters: TalentFilters): Term[] {
  const levels = levelsOf(filters);
  return [
    ...choiceTerms(
      'language',
      (filters.language ?? []).map((id) => languageFacets(id, levels.get(id) ?? filters.languageLevel)),
      filters.languageMatch,
    ),
    ...choiceTerms(
      'skills',
      (filters.skills ?? []).map((id) => [facet('skill', id)]),
      filters.skillsMatch,
    ),
  ];
}

/** Names, new profiles, unlocks and applications are sets of talents instead. */
export function toTerms(filters: TalentFilters): Term[] {
  const listTerms = listFilters.flatMap((filter) => {
    const ids = filters[filter];
    return ids
      ? [
          anyOf(
            filter,
            ids.map((id) => facet(lists[filter], id)),
          ),
        ]
      : [];
  });
  const flagTerms = flagFilters
    .filter((filter) => filters[filter])
    .map((filter) => anyOf(filter, [facet(flags[filter], 1)]));
  const theatre = filters.theatre ? between('theatre', 'theatre_from', filters.theatre) : [];
  return [
    anyOf('shown', [shown]),
    ...placeTerms(filters),
    ...listTerms,
    ...abilityTerms(filters),
    ...flagTerms,
    ...ageTerms(filters),
    ...theatre,
    ...measureTerms(filters),
    ...feeTerms(filters),
    ...dayTerms(filters),
  ];
}
