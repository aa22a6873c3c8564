import type { FilterName, TalentFilters } from '@callboard/contract/search/talent-filters';
import type { MasterData } from '@callboard/contract/site/reference';
import type { SearchOption } from '../../../../shared/ui/option-search/match-options.ts';
import { cityOptions, languageOptions } from '../../../site/reference/index.ts';

/** The reference list behind each filter. */
export const listOf = {
  location: 'cities',
  type: 'body_types',
  gender: 'genders',
  socialLinks: 'social_networks',
  skin: 'skin_tones',
  hair: 'hair_colors',
  hairType: 'hair_types',
  eye: 'eye_colors',
  ethnicity: 'looks',
  cities: 'cities',
  countries: 'countries',
  accent: 'accents',
  language: 'languages',
  actingEducation: 'acting_educations',
  education: 'education_levels',
  hobbies: 'hobbies',
  skills: 'skills',
  projectType: 'project_types',
  pastWork: 'project_types',
  achievements: 'achievements',
  role: 'roles',
  nationality: 'nationalities',
  nativeCity: 'cities',
  openWorkCity: 'cities',
} as const satisfies Partial<Record<FilterName, keyof MasterData>>;
export type ListFilter = keyof typeof listOf;

/** The cities that filters name, wherever they are asked for. */
export const citiesIn = ({ location, cities, nativeCity, openWorkCity }: TalentFilters): number[] =>
  [location, cities, nativeCity, openWorkCity].flatMap((ids) => ids ?? []);

export const isCityFilter = (filter: ListFilter): boolean => listOf[filter] === 'cities';

function makeOptions(lists: MasterData, filter: ListFilter): readonly SearchOption[] {
  const list = listOf[filter];
  if (list === 'cities') return cityOptions(lists);
  if (list === 'languages') return languageOptions(lists);
  // These lists are already ordered by frequency.
  return lists[list].map(({ id, name }) => ({ id, name }));
}

const optionsCache = new WeakMap<MasterData, Map<string, readonly SearchOption[]>>();

/** Cached per list. */
export function optionsOf(lists: MasterData, filter: ListFilter): readonly SearchOption[] {
  const cached = optionsCache.get(lists) ?? new Map<string, readonly SearchOption[]>();
  optionsCache.set(lists, cached);
  const options = cached.get(listOf[filter]) ?? makeOptions(lists, filter);
  cached.set(listOf[filter], options);
  return options;
}

/** Unknown ids are left out. */
export function namesOf(lists: MasterData, filter: ListFilter, ids: readonly number[] = []): string[] {
  const byId = new Map(optionsOf(lists, filter).map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
