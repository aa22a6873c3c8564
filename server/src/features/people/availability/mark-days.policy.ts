import { type DayRange, overlaps, subtractRanges } from './calendar-days.ts';

export interface MarkedDays extends DayRange {
  /** Undefined until it is stored. */
  readonly id: number | undefined;
  readonly reason: string | null;
  readonly series: string | null;
  readonly booking: boolean;
}

export interface DaysToMark extends DayRange {
  /** The row that moves here; undefined for newly marked days. */
  readonly id?: number | undefined;
  /** Undefined keeps the existing reason. */
  readonly reason: string | null | undefined;
  readonly series: string | null;
}

const isSame = (one: DayRange, other: DayRange) => one.start === other.start && one.end === other.end;

/** Days merged with others leave their series, so removing the series does not remove them. */
const seriesOf = (merged: DayRange, piece: DayRange, toMark: DaysToMark, touching: readonly MarkedDays[]) =>
  isSame(merged, piece) ? toMark.series : (touching.find((days) => isSame(days, merged))?.series ?? null);

const reasonOf = ({ reason }: DaysToMark, touching: readonly MarkedDays[]) =>
  reason === undefined ? (touching.find((days) => days.reason !== null)?.reason ?? null) : reason;

const merge = (piece: DayRange, touching: readonly MarkedDays[]): DayRange => ({
  start: [piece.start, ...touching.map(({ start }) => start)].reduce((a, b) => (a < b ? a : b)),
  end: [piece.end, ...touching.map(({ end }) => end)].reduce((a, b) => (a > b ? a : b)),
});

/**
 * Marks days and merges them with the ranges they touch. Bookings stay as they are, and the days are marked
 * around them.
 */
export function markDays(marked: readonly MarkedDays[], toMark: DaysToMark): MarkedDays[] {
  const bookings = marked.filter(({ booking }) => booking);
  let rest = marked.filter(({ booking }) => !booking);
  let { id } = toMark;
  for (const piece of subtractRanges(toMark, bookings)) {
    const touching = rest.filter((days) => overlaps(days, piece));
    const merged = merge(piece, touching);
    const one = {
      ...merged,
      id: id ?? touching[0]?.id,
      reason: reasonOf(toMark, touching),
      series: seriesOf(merged, piece, toMark, touching),
      booking: false,
    };
    rest = [...rest.filter((days) => !touching.includes(days)), one];
    id = undefined;
  }
  return [...bookings, ...rest].sort((a, b) => (a.start < b.start ? -1 : 1));
}

const isUnchanged = (one: MarkedDays, other: MarkedDays) =>
  one.id === other.id && isSame(one, other) && one.reason === other.reason && one.series === other.series;

/** The rows to delete and to write to get from one calendar to the other. */
export const diffCalendars = (before: readonly MarkedDays[], after: readonly MarkedDays[]) => ({
  removedIds: before
    .filter((days) => !after.some((other) => isUnchanged(days, other)))
    .flatMap(({ id }) => id ?? []),
  written: after.filter((days) => !before.some((other) => isUnchanged(days, other))),
});
