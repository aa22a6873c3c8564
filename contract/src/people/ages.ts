/** India has kept this offset, without summer time, since 1945. */
const indiaOffsetMs = 5.5 * 60 * 60 * 1000;

/** A date whose UTC fields read like the calendar and the clock in India. */
export const inIndia = (moment: Date) => new Date(moment.getTime() + indiaOffsetMs);

/** The current calendar day in India. */
export const todayInIndia = (now: Date = new Date()) => inIndia(now).toISOString().slice(0, 10);

/** Full years between two calendar days; null when the birth date is not known. */
export function ageOn(today: string, dateOfBirth: string | null): number | null {
  if (dateOfBirth === null) return null;
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

export const adultAge = 18;
export const isAdult = (age: number | null) => age !== null && age >= adultAge;
