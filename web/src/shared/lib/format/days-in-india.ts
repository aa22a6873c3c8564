/** India has kept this offset, without summer time, since 1945. */
const offset = 5.5 * 60 * 60 * 1000;

/** A date whose UTC fields read like the calendar and the clock in India. */
export const inIndia = (moment: Date | string | number): Date =>
  new Date(new Date(moment).getTime() + offset);

/** The ISO date in India at a given time: 2026-11-14 */
export const dayInIndia = (moment: Date | string | number): string =>
  inIndia(moment).toISOString().slice(0, 10);

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Saturday, for an ISO date. */
export const weekdayOf = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? '';
