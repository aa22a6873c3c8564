/** Calendar days as ISO text (2026-11-15), which sorts by time. */
export interface DayRange {
  readonly start: string;
  /** Inclusive. */
  readonly end: string;
}

const dayMs = 86_400_000;

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const overlaps = (one: DayRange, other: DayRange) => one.start <= other.end && other.start <= one.end;

/** The same days every week until the given day; the last week may be cut short. */
export function everyWeek({ start, end }: DayRange, until: string): DayRange[] {
  const weeks: DayRange[] = [];
  for (let days = 0; addDays(start, days) <= until; days += 7) {
    const last = addDays(end, days);
    weeks.push({ start: addDays(start, days), end: last < until ? last : until });
  }
  return weeks;
}

/** What is left of a range after cutting others out of it. */
export function subtractRanges(range: DayRange, others: readonly DayRange[]): DayRange[] {
  const pieces: DayRange[] = [];
  let { start } = range;
  for (const other of [...others].sort((a, b) => (a.start < b.start ? -1 : 1))) {
    if (!overlaps({ start, end: range.end }, other)) continue;
    if (start < other.start) pieces.push({ start, end: addDays(other.start, -1) });
    start = addDays(other.end, 1);
  }
  if (start <= range.end) pieces.push({ start, end: range.end });
  return pieces;
}
