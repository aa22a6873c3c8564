import { z } from 'zod';

/** Made once: making one takes longer than a query of the database. */
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The calendar day it is in India, where a birthday begins. */
export const todayInIndia = (now: Date = new Date()) => indianDay.format(now);

/** Whole years between two calendar days; null when the birth date is not known. */
export function ageOn(today: string, dateOfBirth: string | null): number | null {
  if (dateOfBirth === null) return null;
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

export const adultAge = 18;
export const isAdult = (age: number | null) => age !== null && age >= adultAge;

const oldest = 100;

export const BirthDate = z.iso
  .date('Enter a date, like 1998-07-23')
  .refine((date) => date <= todayInIndia(), 'This date is still to come')
  .refine((date) => (ageOn(todayInIndia(), date) ?? 0) <= oldest, 'This date is more than 100 years ago');
