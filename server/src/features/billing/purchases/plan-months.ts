const dayMs = 24 * 60 * 60 * 1000;

export const dayInIndia = (moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The same day of a later month, or its last day: 31 January, 28 February, 31 March. */
export function monthsLater(first: string, months: number): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/** It begins in April and is named after the year it begins in. */
export const financialYearOf = (day: string): number => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return month >= 4 ? year : year - 1;
};
