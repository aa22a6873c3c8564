import { daysInLists } from '@callboard/contract/people/day-states';
import { newForDays } from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type {
  FitReason,
  GuestTalentCard,
  RecruiterTalentCard,
} from '@callboard/contract/search/talent-search';
import { cardSizeOf } from '../../../platform/images/derive-photo.ts';
import { nextDays } from '../../people/availability/index.ts';
import { displayName } from '../../people/person-summaries/index.ts';
import { referenceNames } from '../../site/reference/index.ts';
import { cardPlaces } from './card-places.policy.ts';
import type { FitRow } from './fit/fit-facts.queries.ts';
import type { FitFacts } from './fit/fit-facts.ts';
import type { CardRow, GuestCardRow } from './reading/cards.queries.ts';

const newForMs = newForDays * 24 * 3600 * 1000;

export interface CardContext {
  /** Of the cover photo. */
  readonly url: string | undefined;
  readonly now: number;
  readonly match: number | null;
  readonly filters: TalentFilters;
}

const {
  city: cityNames,
  gender: genderNames,
  skill: skillNames,
  language: languageNames,
  language_level: levelNames,
} = referenceNames;

/** In the order of the reference list, then what people added. */
const toSkills = ({ skill_ids, added_skills }: GuestCardRow) => [
  ...skillNames.inOrder(skill_ids).map((id) => ({ id, name: skillNames.of(id) })),
  ...added_skills,
];

/** Best spoken first. */
const toLanguages = ({ languages }: CardRow) => {
  const levels = new Map(languages);
  return languageNames
    .inOrder([...levels.keys()])
    .map((id) => ({ id, name: languageNames.of(id), levelId: levels.get(id) ?? 0 }))
    .toSorted((one, other) => other.levelId - one.levelId);
};

const toCover = (cover: GuestCardRow['cover'], url: string | undefined) =>
  cover && url !== undefined ? [{ file_url: url, placeholder: cover.placeholder, ...cardSizeOf(cover) }] : [];

const shared = (row: GuestCardRow, { url, now, match, filters }: CardContext) => ({
  user_id: row.user_id,
  userUniqueId: row.public_id,
  current_residence: row.city,
  screen_min_age: row.playing_age_min,
  screen_max_age: row.playing_age_max,
  is_new: now - Date.parse(row.listed_at) <= newForMs,
  gallary: toCover(row.cover, url),
  places: cardPlaces(filters, row, cityNames.of),
  match,
});

export const toGuestCard = (row: GuestCardRow, context: CardContext): GuestTalentCard => ({
  ...shared(row, context),
  name: displayName(row),
  skils: toSkills(row)
    .slice(0, 3)
    .map(({ name }) => name),
});

export const toRecruiterCard = (
  row: CardRow,
  context: CardContext & {
    readonly isFoundByDays: boolean;
    readonly seesFee: boolean;
    readonly today: string;
    /** The dates of the search or of the character. */
    readonly requestedDays: readonly [string, string] | undefined;
    readonly reasons: readonly FitReason[];
  },
): RecruiterTalentCard => {
  const isAvailable = row.is_unlocked ? row.is_available : context.isFoundByDays ? true : null;
  return {
    ...shared(row, context),
    name: `${row.first_name} ${row.last_name}`.trim(),
    first_name: row.first_name,
    last_name: row.last_name,
    languages: toLanguages(row).map(({ name }) => name),
    height_cm: row.height_mm === null ? null : Math.round(row.height_mm / 10),
    is_id_verified: row.is_verified,
    has_video: row.has_video,
    has_voice: row.has_voice,
    usual_fee: context.seesFee ? row.usual_fee : null,
    last_active_at: new Date(row.last_active_at).toISOString(),
    isRecruiterUnlocked: row.is_unlocked,
    isShortlisted: row.is_shortlisted,
    seen_at: row.seen_at === null ? null : new Date(row.seen_at).toISOString(),
    not_for_part: row.is_not_for,
    has_note: row.has_note,
    is_available: isAvailable,
    // Dates that were left out of the search say nothing about anybody.
    available_on:
      isAvailable !== null && context.requestedDays
        ? { start_date: context.requestedDays[0], end_date: context.requestedDays[1] }
        : null,
    days: row.is_unlocked ? nextDays(context.today, row.busy_days, daysInLists) : null,
    reasons: [...context.reasons],
  };
};

export const toFitFacts = (card: CardRow, row: FitRow | undefined): FitFacts => ({
  genderId: row?.gender_id ?? null,
  genderName: row?.gender_id ? genderNames.of(row.gender_id) : null,
  playingAgeMin: card.playing_age_min,
  playingAgeMax: card.playing_age_max,
  heightMm: card.height_mm,
  lookIds: row?.looks ?? [],
  languages: toLanguages(card).map((one) => ({ ...one, levelName: levelNames.of(one.levelId) })),
  skillIds: card.skill_ids,
  residenceCityId: row?.residence_city_id ?? null,
  residenceCityName: card.city,
  workCityIds: row?.work_cities ?? [],
  openToTravel: row?.open_to_travel ?? false,
  unavailable: row?.unavailable ?? [],
  seesCalendar: card.is_unlocked,
});
