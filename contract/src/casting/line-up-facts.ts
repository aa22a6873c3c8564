/** What a line-up says of people who stand together. Browsers need this without the schemas. */

export const maxStanding = 6;
export const maxPairings = 60;
/** Lighter faces of everyone else who is considered. */
export const maxWings = 500;
/** Removed pairings can be put back this long. */
export const restorePairingMinutes = 60;

/** Booked: someone cast here, for this very work. */
export const lineUpDayStates = ['free', 'unavailable', 'booked', 'unknown'] as const;
export type LineUpDayState = (typeof lineUpDayStates)[number];

export interface LineUpDay {
  readonly date: string;
  readonly state: LineUpDayState;
}

export interface DayCount {
  readonly free: number;
  readonly of: number;
}

/** Null where there are no dates, or where the calendar is not known to the reader. */
export function countDays(days: readonly LineUpDay[] | null): DayCount | null {
  if (days === null || days.length === 0 || days.every(({ state }) => state === 'unknown')) return null;
  return { free: days.filter(({ state }) => state === 'free').length, of: days.length };
}

const isTheirs = (state: LineUpDayState | undefined) => state === 'free' || state === 'booked';

/** The days on which all of them work, and on how many of these everyone is available or booked for them. */
export function daysTogether(calendars: readonly (readonly LineUpDay[] | null)[]): DayCount | null {
  const [first, ...others] = calendars;
  if (!first || others.length === 0) return null;
  const byDay = others.map((days) => new Map(days?.map(({ date, state }) => [date, state])));
  const shared = first.flatMap(({ date, state }) => {
    const states = [state, ...byDay.map((days) => days.get(date))];
    return states.includes(undefined) ? [] : [states];
  });
  if (shared.length === 0 || shared.some((states) => states.includes('unknown'))) return null;
  return {
    free: shared.filter((states) => states.every(isTheirs)).length,
    of: shared.length,
  };
}

interface Fee {
  readonly rupees: number;
  readonly per: string;
}

/** Rupees a day for all of them; null where one of them is not known by the day. */
export function feeTogether(fees: readonly (Fee | null)[]): number | null {
  const known = fees.filter((fee) => fee !== null && fee.per === 'day');
  return known.length < fees.length ? null : known.reduce((sum, fee) => sum + (fee?.rupees ?? 0), 0);
}
