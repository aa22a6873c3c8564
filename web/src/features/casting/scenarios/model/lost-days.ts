interface Range {
  readonly start_date: string;
  readonly end_date: string;
}

/** Of the days someone would work, those they are not available. */
export interface Lost {
  readonly days: readonly string[];
  readonly of: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const between = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Null while the calendar or the dates are not known. */
export function lostDays(
  away: readonly Range[] | null,
  starts: string | null,
  ends: string | null,
): Lost | null {
  if (away === null || starts === null || ends === null || ends < starts) return null;
  const days = new Set<string>();
  for (const { start_date, end_date } of away) {
    const [from, to] = [start_date < starts ? starts : start_date, end_date > ends ? ends : end_date];
    for (let at = 0; at <= between(from, to); at += 1) days.add(addDays(from, at));
  }
  return { days: [...days].toSorted(), of: between(starts, ends) + 1 };
}

export interface Week {
  readonly from: string;
  readonly to: string;
  /** Days lost in it, each person’s counted. */
  readonly lost: number;
  readonly who: readonly { readonly name: string; readonly days: number }[];
}

/** More weeks than this are drawn as spans of several. */
const mostCells = 14;

/** From the first day to the last in equal spans of whole weeks, with the days lost in each and by whom. */
export function clashWeeks(
  people: readonly { readonly name: string; readonly days: readonly string[] }[],
  starts: string | null,
  ends: string | null,
): Week[] {
  if (starts === null || ends === null || ends < starts) return [];
  const weeks = Math.ceil((between(starts, ends) + 1) / 7);
  const span = 7 * Math.ceil(weeks / mostCells);
  const count = Math.ceil((weeks * 7) / span);
  return Array.from({ length: count }, (_, at) => {
    const from = addDays(starts, at * span);
    const last = addDays(from, span - 1);
    const to = last > ends ? ends : last;
    const who = people
      .map(({ name, days }) => ({ name, days: days.filter((day) => day >= from && day <= to).length }))
      .filter(({ days }) => days > 0);
    return { from, to, lost: who.reduce((sum, { days }) => sum + days, 0), who };
  });
}
