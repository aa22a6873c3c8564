import { BirthDate } from '@callboard/contract/people/birth-date';
import { bodyFields } from '@callboard/contract/people/profile-editor/body';
import { z } from 'zod';
import type { Field, WriteResult } from '../../../../shared/lib/autosave/field.ts';
import { latinDigits } from '../../../../shared/lib/typed/digits.ts';
import { readInteger } from '../../../../shared/lib/typed/read-number.ts';
import { ageOrderError, fieldError, type Section, writeAs } from './field-types.ts';

/** A birth date as typed: three short fields. */
export const BirthParts = z.object({ day: z.string(), month: z.string(), year: z.string() });
export type BirthParts = z.infer<typeof BirthParts>;

export function toBirthParts(date: string | null): BirthParts {
  const [year = '', month = '', day = ''] = date?.split('-') ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

const digits = (text: string) => latinDigits(text).trim();

/** 1998-07-23, or undefined while it is incomplete. It may not be a real date. */
function isoOf({ day, month, year }: BirthParts): string | undefined {
  const parts = [digits(year), digits(month).padStart(2, '0'), digits(day).padStart(2, '0')];
  return parts.every((part) => /^\d+$/.test(part)) && parts[0]?.length === 4 ? parts.join('-') : undefined;
}

/** The date, if it is a possible date of birth. */
export const birthDateOf = (parts: BirthParts): string | undefined => {
  const date = isoOf(parts);
  return date !== undefined && BirthDate.safeParse(date).success ? date : undefined;
};

function writeBirthDate(parts: BirthParts): WriteResult {
  const typed = [parts.day, parts.month, parts.year].map(digits);
  if (typed.every((part) => part === '')) return { body: { date_of_birth: null } };
  if (typed.some((part) => part === '')) return fieldError('birthIncomplete');
  if (!/^\d{4}$/.test(digits(parts.year))) return fieldError('birthYear');
  const date = isoOf(parts);
  if (date === undefined || !z.iso.date().safeParse(date).success) return fieldError('birthNoSuchDay');
  return writeAs('date_of_birth', BirthDate, date);
}

export const birthField: Field<Section, BirthParts> = {
  section: 'profile',
  draftSchema: BirthParts,
  write: writeBirthDate,
};

/** The ages a talent can play, as typed. */
export const PlayingAgeText = z.object({ from: z.string(), to: z.string() });
export type PlayingAgeText = z.infer<typeof PlayingAgeText>;

export const toPlayingAgeText = (from: number | null, to: number | null): PlayingAgeText => ({
  from: from === null ? '' : String(from),
  to: to === null ? '' : String(to),
});

function writePlayingAge(typed: PlayingAgeText): WriteResult {
  const from = readInteger(typed.from);
  const to = readInteger(typed.to);
  if (from === undefined || to === undefined) return fieldError('playingAge');
  const toBody = [
    writeAs('screen_min_age', bodyFields.screen_min_age, from),
    writeAs('screen_max_age', bodyFields.screen_max_age, to),
  ];
  const invalid = toBody.find((part) => part.fieldError !== undefined);
  if (invalid) return invalid;
  if (from !== null && to !== null && to < from) return ageOrderError(from, to);
  return { body: { screen_min_age: from, screen_max_age: to } };
}

export const playingAgeField: Field<Section, PlayingAgeText> = {
  section: 'body',
  draftSchema: PlayingAgeText,
  write: writePlayingAge,
};
