import { around, type DayRange, overlaps } from './calendar-days.ts';

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
const seriesOf = (grown: DayRange, piece: DayRange, wanted: DaysToMark, met: readonly MarkedDays[]) =>
  isSame(grown, piece) ? wanted.series : (met.find((days) => isSame(days, grown))?.series ?? null);

const reasonOf = ({ reason }: DaysToMark, met: readonly MarkedDays[]) =>
  reason === undefined ? (met.find((days) => days.reason !== null)?.reason ?? null) : reason;

const grow = (piece: DayRange, met: readonly MarkedDays[]): DayRange => ({
  start: [piece.start, ...met.map(({ start }) => start)].reduce((a, b) => (a < b ? a : b)),
  end: [piece.end, ...met.map(({ end }) => end)].reduce((a, b) => (a > b ? a : b)),
});

/**
 * Marks days and merges them with the ranges they touch. Bookings stay as they are, and the days are marked
 * around them.
 */
export function markDays(marked: readonly MarkedDays[], wanted: DaysToMark): MarkedDays[] {
  const bookings = marked.filter(({ booking }) => booking);
  let rest = marked.filter(({ booking }) => !booking);
  let { id } = wanted;
  for (const piece of around(wanted, bookings)) {
    const met = rest.filter((days) => overlaps(days, piece));
    const grown = grow(piece, met);
    const one = {
      ...grown,
      id: id ?? met[0]?.id,
      reason: reasonOf(wanted, met),
      series: seriesOf(grown, piece, wanted, met),
      booking: false,
    };
    rest = [...rest.filter((days) => !met.includes(days)), one];
    id = undefined;
  }
  return [...bookings, ...rest].sort((a, b) => (a.start < b.start ? -1 : 1));
}

const isUnchanged = (one: MarkedDays, other: MarkedDays) =>
  one.id === other.id && isSame(one, other) && one.reason === other.reason && one.series === other.series;

/** The rows to delete and to write to get from one calendar to the other. */
export const differenceOf = (before: readonly MarkedDays[], after: readonly MarkedDays[]) => ({
  gone: before
    .filter((days) => !after.some((other) => isUnchanged(days, other)))
    .flatMap(({ id }) => id ?? []),
  written: after.filter((days) => !before.some((other) => isUnchanged(days, other))),
});
