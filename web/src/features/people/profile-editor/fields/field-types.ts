import { z } from 'zod';
import type { profileWizard } from '../../../../shared/i18n/en/profile-wizard.ts';
import { type TFunction, translatorOf } from '../../../../shared/i18n/use-translation.ts';
import '../../../../shared/i18n/i18n.ts';
import type { Field, WriteResult } from '../../../../shared/lib/autosave/field.ts';
import { latinDigits } from '../../../../shared/lib/typed/digits.ts';
import { readInteger } from '../../../../shared/lib/typed/read-number.ts';

/** An entry of a list that can be added to: its id, or what was typed. */
export type Entry = number | string;

export type Section = 'profile' | 'skills' | 'body';
type ErrorKey = keyof typeof profileWizard.fieldErrors;

const texts = (): TFunction<'profileWizard'> => translatorOf('profileWizard');

export const fieldError = (key: ErrorKey): WriteResult => ({ fieldError: texts()(`fieldErrors.${key}`) });

export const ageOrderError = (from: number, to: number): WriteResult => ({
  fieldError: texts()('fieldErrors.playingAgeOrder', { from, to }),
});

/** The parsed value, or the contract's own error. */
export function writeAs(wire: string, schema: z.ZodType, value: unknown, errorKey?: ErrorKey): WriteResult {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { body: { [wire]: parsed.data } };
  return errorKey ? fieldError(errorKey) : { fieldError: parsed.error.issues[0]?.message ?? '' };
}

interface FieldMaker {
  /** A line or a paragraph; an empty one is sent as null. */
  text(wire: string, schema: z.ZodType, errorKey?: ErrorKey): Field<Section, string>;
  /** A line that must not be empty, or that is sent as it is. */
  plainText(wire: string, schema: z.ZodType, errorKey?: ErrorKey): Field<Section, string>;
  mobile(wire: string, schema: z.ZodType, whenEmpty: WriteResult): Field<Section, string>;
  flag(wire: string, schema: z.ZodType): Field<Section, boolean>;
  /** One entry of a reference list, or none. */
  choice(wire: string, schema: z.ZodType): Field<Section, number | null>;
  choices(wire: string, schema: z.ZodType): Field<Section, number[]>;
  /** Like `choice`, and what the list does not have is typed. */
  choiceOrText(wire: string, schema: z.ZodType): Field<Section, Entry | null>;
  choicesOrTexts(wire: string, schema: z.ZodType): Field<Section, Entry[]>;
  /** What was typed into a closed list and not chosen yet: kept on this device, never sent. */
  unfinished(): Field<Section, string>;
  integer(wire: string, schema: z.ZodType, errorKey: ErrorKey): Field<Section, string>;
}

const entry = z.union([z.int(), z.string()]);

export const fieldsIn = (section: Section): FieldMaker => ({
  text: (wire, schema, errorKey) => ({
    section,
    draftSchema: z.string(),
    write: (typed) => writeAs(wire, schema, typed.trim() === '' ? null : typed, errorKey),
  }),
  plainText: (wire, schema, errorKey) => ({
    section,
    draftSchema: z.string(),
    write: (typed) => writeAs(wire, schema, typed, errorKey),
  }),
  mobile: (wire, schema, whenEmpty) => ({
    section,
    draftSchema: z.string(),
    write: (typed) => (typed.trim() === '' ? whenEmpty : writeAs(wire, schema, latinDigits(typed))),
  }),
  flag: (wire, schema) => ({
    section,
    draftSchema: z.boolean(),
    write: (value) => writeAs(wire, schema, value),
  }),
  choice: (wire, schema) => ({
    section,
    draftSchema: z.int().nullable(),
    write: (value) => writeAs(wire, schema, value),
  }),
  choices: (wire, schema) => ({
    section,
    draftSchema: z.array(z.int()),
    write: (value) => writeAs(wire, schema, value),
  }),
  choiceOrText: (wire, schema) => ({
    section,
    draftSchema: entry.nullable(),
    write: (value) => writeAs(wire, schema, value),
  }),
  choicesOrTexts: (wire, schema) => ({
    section,
    draftSchema: z.array(entry),
    write: (value) => writeAs(wire, schema, value),
  }),
  unfinished: () => ({
    section,
    draftSchema: z.string(),
    write: (typed) => (typed.trim() === '' ? { body: {} } : fieldError('notOnList')),
  }),
  integer: (wire, schema, errorKey) => ({
    section,
    draftSchema: z.string(),
    write(typed) {
      const number = readInteger(typed);
      return number === undefined ? fieldError(errorKey) : writeAs(wire, schema, number);
    },
  }),
});
