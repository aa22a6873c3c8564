import type { LineUpDay, LineUpDayState } from '@callboard/contract/casting/line-up-facts';
import { type CandidateStage, candidateStages } from '@callboard/contract/casting/project-values';

/** Someone who is considered for a project, by the character where they came furthest. */
export interface Considered {
  readonly talent_id: number;
  readonly character_id: number;
  readonly character: string;
  /** As in the view character_candidate. */
  readonly rank: number;
  readonly works_from: string | null;
  readonly works_to: string | null;
}

export interface Period {
  readonly start: string;
  readonly end: string;
}

interface Shoot {
  readonly shoot_starts_on: string | null;
  readonly shoot_ends_on: string | null;
}

const period = (start: string | null, end: string | null): Period | null =>
  start === null || end === null ? null : { start, end };

/** The character’s own dates, else the project’s. */
export const periodOf = (place: Considered | undefined, shoot: Shoot): Period | null =>
  (place && period(place.works_from, place.works_to)) ?? period(shoot.shoot_starts_on, shoot.shoot_ends_on);

/** From the first day of these to the last. */
export function spanOf(periods: readonly (Period | null)[]): Period | null {
  const known = periods.filter((one) => one !== null);
  const [start] = known.map((one) => one.start).toSorted();
  const end = known
    .map((one) => one.end)
    .toSorted()
    .at(-1);
  return start === undefined || end === undefined ? null : { start, end };
}

export interface Busy {
  readonly start_date: string;
  readonly end_date: string;
  readonly is_booking: boolean;
}

const dayMs = 86_400_000;
/** A strip of more days says nothing. */
const maxDays = 366;

export const stageOf = (place: Considered | undefined): CandidateStage | null =>
  (place && candidateStages[place.rank - 1]) ?? null;

/** Bookings do not say by whom: of someone cast here it is taken for this project’s own. */
function stateOn(date: string, busy: readonly Busy[] | null, isCastHere: boolean): LineUpDayState {
  if (busy === null) return 'unknown';
  const there = busy.filter(({ start_date, end_date }) => start_date <= date && date <= end_date);
  if (there.length === 0) return 'free';
  return isCastHere && there.some(({ is_booking }) => is_booking) ? 'booked' : 'unavailable';
}

/** Day by day. Without a calendar that may be read, every day is unknown. */
export function calendarOf(
  days: Period | null,
  busy: readonly Busy[] | null,
  isCastHere = false,
): LineUpDay[] | null {
  if (days === null) return null;
  const first = Date.parse(days.start);
  const count = Math.min(maxDays, Math.round((Date.parse(days.end) - first) / dayMs) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const date = new Date(first + at * dayMs).toISOString().slice(0, 10);
    return { date, state: stateOn(date, busy, isCastHere) };
  });
}

/** Everyone asked for is considered, or was tried in a pairing: one stranger refuses them all. */
export const mayStand = (asked: readonly number[], known: ReadonlySet<number>): boolean =>
  asked.every((id) => known.has(id));

/** The same people, in whatever order. */
export const isSameGroup = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
