import { fromStored, sizeTypes } from '../people/measurements.ts';
import { toFilterQuery } from '../search/filter-address.ts';
import { maxAvailableDays } from '../search/filter-rules.ts';
import type { FilterSet } from '../search/filter-values.ts';
import { maxChoices } from '../search/search-limits.ts';
import type { Condition } from './project-values.ts';

/** What a character asks for. Null or empty means any. A character that is not saved yet will do. */
export interface FilterableCharacter {
  readonly gender_id: number | null;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly height_min_mm: number | null;
  readonly height_max_mm: number | null;
  readonly look_ids: readonly number[];
  readonly languages: readonly { readonly language_id: number; readonly level_id: number }[];
  readonly skill_ids: readonly number[];
  /** Of the project: where it is based, and its other cities. */
  readonly city_ids: readonly number[];
  readonly works_from: string | null;
  readonly works_to: string | null;
  /** Of the project, for a character without days of its own. */
  readonly shoot_starts_on?: string | null;
  readonly shoot_ends_on?: string | null;
  readonly musts: readonly Condition[];
}

type WorkDays = Pick<FilterableCharacter, 'works_from' | 'works_to' | 'shoot_starts_on' | 'shoot_ends_on'>;

export interface FilterContext {
  /** In India. */
  readonly today: string;
  /** Verified recruiters may search by dates. */
  readonly mayAskForDates: boolean;
}

/** The days of work still to come, both inclusive. Undefined when they are over or not known. */
export function workDaysLeft(days: WorkDays, today: string): { from: string; to: string } | undefined {
  const from = days.works_from ?? days.shoot_starts_on ?? null;
  const to = days.works_to ?? days.shoot_ends_on ?? null;
  if (from === null || to === null || to < today || from > to) return undefined;
  return { from: from < today ? today : from, to };
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
/** Calendars do not go further. */
const maxDaysAhead = 365;

function dateFilters(character: FilterableCharacter, { today, mayAskForDates }: FilterContext): FilterSet {
  const days = mayAskForDates ? workDaysLeft(character, today) : undefined;
  // Hardly anyone is available for a longer shoot, so its dates are left out.
  if (!days || daysBetween(days.from, days.to) >= maxAvailableDays) return {};
  if (daysBetween(today, days.to) > maxDaysAhead) return {};
  return { availableFrom: days.from, availableTo: days.to };
}

const listed = (ids: readonly number[]) =>
  ids.length === 0 ? undefined : [...new Set(ids)].sort((one, other) => one - other).slice(0, maxChoices);

/** All of them, each at least as well as asked. */
function languageFilters({ languages }: FilterableCharacter): FilterSet {
  const levels = languages.map(({ level_id }) => level_id);
  const lowest = Math.min(...levels);
  const isOneLevel = levels.every((level) => level === lowest);
  return {
    language: listed(languages.map(({ language_id }) => language_id)),
    languageMatch: languages.length > 1 ? 'all' : undefined,
    languageLevel: isOneLevel && lowest > 1 && languages.length > 0 ? lowest : undefined,
    languageLevels: isOneLevel
      ? undefined
      : listed(languages.map(({ language_id, level_id }) => language_id * 10 + level_id)),
  };
}

const inCentimetres = (mm: number | null) =>
  mm === null ? undefined : fromStored(mm, sizeTypes.centimetres);

const filtersOf: Readonly<
  Record<Condition, (character: FilterableCharacter, context: FilterContext) => FilterSet>
> = {
  gender: ({ gender_id }) => ({ gender: gender_id === null ? undefined : [gender_id] }),
  age: ({ playing_age_min, playing_age_max }) => ({
    minAge: playing_age_min ?? undefined,
    maxAge: playing_age_max ?? undefined,
  }),
  looks: ({ look_ids }) => ({ ethnicity: listed(look_ids) }),
  height: ({ height_min_mm, height_max_mm }) => ({
    heightMin: inCentimetres(height_min_mm),
    heightMax: inCentimetres(height_max_mm),
  }),
  languages: languageFilters,
  skills: ({ skill_ids }) => ({
    skills: listed(skill_ids),
    skillsMatch: skill_ids.length > 1 ? 'all' : undefined,
  }),
  place: ({ city_ids }) => ({
    location: listed(city_ids),
    openToTravel: city_ids.length > 0 ? true : undefined,
  }),
  dates: dateFilters,
};

/** Only what the character must have. The rest sorts. */
export const mustFilters = (character: FilterableCharacter, context: FilterContext): FilterSet =>
  Object.fromEntries(
    character.musts
      .flatMap((must) => Object.entries(filtersOf[must](character, context)))
      .filter(([, value]) => value !== undefined),
  );

/** The same as in an address or a request. */
export const toCharacterFilters = (
  character: FilterableCharacter,
  context: FilterContext,
): Record<string, string> => toFilterQuery(mustFilters(character, context));
