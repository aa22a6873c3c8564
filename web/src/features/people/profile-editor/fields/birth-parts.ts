import { BirthDate } from '@callboard/contract/people/birth-date';
import { z } from 'zod';
import { latinDigits } from '../../../../shared/lib/typed/digits.ts';
import type { Field, Written } from '../autosave/field.ts';
import { fault, type Section, writeAs } from './field-kinds.ts';

/** A birth date as it is typed: three short fields, in any order. */
export const BirthParts = z.object({ day: z.string(), month: z.string(), year: z.string() });
export type BirthParts = z.infer<typeof BirthParts>;

export function toBirthParts(date: string | null): BirthParts {
  const [year = '', month = '', day = ''] = date?.split('-') ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

const digits = (text: string) => latinDigits(text).trim();

/** 1998-07-23, or nothing while it is not whole. It may still be no day there is. */
function isoOf({ day, month, year }: BirthParts): string | undefined {
  const parts = [digits(year), digits(month).padStart(2, '0'), digits(day).padStart(2, '0')];
  return parts.every((part) => /^\d+$/.test(part)) && parts[0]?.length === 4 ? parts.join('-') : undefined;
}

/** The day, if it is one that somebody can be born on. */
export const birthDateOf = (parts: BirthParts): string | undefined => {
  const date = isoOf(parts);
  return date !== undefined && BirthDate.safeParse(date).success ? date : undefined;
};

function write(parts: BirthParts): Written {
  const typed = [parts.day, parts.month, parts.year].map(digits);
  if (typed.every((part) => part === '')) return { body: { date_of_birth: null } };
  if (typed.some((part) => part === '')) return fault('birthIncomplete');
  if (!/^\d{4}$/.test(digits(parts.year))) return fault('birthYear');
  const date = isoOf(parts);
  if (date === undefined || !z.iso.date().safeParse(date).success) return fault('birthNoSuchDay');
  return writeAs('date_of_birth', BirthDate, date);
}

export const birthField: Field<Section, BirthParts> = { section: 'profile', kept: BirthParts, write };
