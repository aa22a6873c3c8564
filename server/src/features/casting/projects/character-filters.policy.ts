import { fromStored, sizeTypes } from '@callboard/contract/people/measurements';
import { toFilterQuery } from '@callboard/contract/search/filter-address';
import { maxAvailableDays } from '@callboard/contract/search/filter-rules';
import { maxChoices } from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';

export interface FilterableCharacter {
  readonly gender_id: number | null;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly height_min_mm: number | null;
  readonly height_max_mm: number | null;
  readonly look_id: number | null;
  readonly language_ids: readonly number[];
  readonly skill_ids: readonly number[];
  readonly city_id: number | null;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

const oneOf = (id: number | null) => (id === null ? undefined : [id]);
const anyOf = (ids: readonly number[]) => (ids.length === 0 ? undefined : ids.slice(0, maxChoices));
const inCentimetres = (mm: number | null) =>
  mm === null ? undefined : fromStored(mm, sizeTypes.centimetres);

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
/** Calendars do not go further. */
const maxDaysAhead = 365;

/** Hardly anyone is free for a longer shoot, so its dates are left out. */
const isSearchable = ({ from, to }: Days, today: string) =>
  daysFrom(from, to) < maxAvailableDays && daysFrom(today, to) <= maxDaysAhead;

/** A character's requirements as the filters of a search. */
export function toCharacterFilters(character: FilterableCharacter, shoot: Days | undefined, today: string) {
  const days = shoot && isSearchable(shoot, today) ? shoot : undefined;
  const filters: TalentFilters = {
    location: oneOf(character.city_id),
    gender: oneOf(character.gender_id),
    minAge: character.playing_age_min ?? undefined,
    maxAge: character.playing_age_max ?? undefined,
    ethnicity: oneOf(character.look_id),
    language: anyOf(character.language_ids),
    skills: anyOf(character.skill_ids),
    heightMin: inCentimetres(character.height_min_mm),
    heightMax: inCentimetres(character.height_max_mm),
    availableFrom: days?.from,
    availableTo: days?.to,
  };
  return toFilterQuery(filters);
}
