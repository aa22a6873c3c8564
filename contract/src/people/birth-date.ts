import { z } from 'zod';
import { ageOn, todayInIndia } from './ages.ts';

const maxAge = 100;

export const BirthDate = z.iso
  .date('Enter a date, like 1998-07-23')
  .refine((date) => date <= todayInIndia(), 'Date of birth can’t be in the future')
  .refine((date) => (ageOn(todayInIndia(), date) ?? 0) <= maxAge, 'Enter a date within the last 100 years');
