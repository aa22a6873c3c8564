const dayMs = 24 * 60 * 60 * 1000;

/** Which day it is in India. */
export const dayInIndia = (moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The same day so many months later, or the last of a month that is too short: 31 January, 28 February, 31 March. */
export function monthsLater(first: string, months: number): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/** The financial year, which begins in April, by the year it begins in. */
export const financialYearOf = (day: string): number => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return month >= 4 ? year : year - 1;
};
