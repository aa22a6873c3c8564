const day = 86_400_000;
/** India has one time zone and no daylight saving. */
const indiaOffset = 5.5 * 3_600_000;

/** A moment this many days from now (negative for the past), at a random time. */
export function moment(today: Date, days: number): string {
  const exact = today.getTime() + days * day;
  return new Date(Math.floor(exact / 60_000) * 60_000).toISOString();
}

/** The calendar date in India this many days from now. */
export function dateOn(today: Date, days: number): string {
  return new Date(today.getTime() + indiaOffset + days * day).toISOString().slice(0, 10);
}

export function yearOf(today: Date): number {
  return Number(dateOn(today, 0).slice(0, 4));
}

/** A birth date for exactly this age today; the birthday was `past` days ago. */
export function birthDate(today: Date, age: number, past: number): string {
  const [year = '', ...rest] = dateOn(today, -past).split('-');
  const date = [Number(year) - age, ...rest].join('-');
  return date.endsWith('-02-29') ? date.replace('-02-29', '-02-28') : date;
}

export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / day);
}
