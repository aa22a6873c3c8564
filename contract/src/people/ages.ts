const indiaOffsetMs = 5.5 * 60 * 60 * 1000;

/** The current calendar day in India, which has no daylight saving. */
export const todayInIndia = (now: Date = new Date()) =>
  new Date(now.getTime() + indiaOffsetMs).toISOString().slice(0, 10);

/** Full years between two calendar days; null when the birth date is not known. */
export function ageOn(today: string, dateOfBirth: string | null): number | null {
  if (dateOfBirth === null) return null;
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

export const adultAge = 18;
export const isAdult = (age: number | null) => age !== null && age >= adultAge;
