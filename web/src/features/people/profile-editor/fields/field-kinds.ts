import { z } from 'zod';
import type { profileWizard } from '../../../../shared/i18n/en/profile-wizard.ts';
import { type TFunction, translatorOf } from '../../../../shared/i18n/use-translation.ts';
import '../../../../shared/i18n/i18n.ts';
import { latinDigits } from '../../../../shared/lib/typed/digits.ts';
import { readWhole } from '../../../../shared/lib/typed/read-number.ts';
import type { Field, Written } from '../autosave/field.ts';

export type Section = 'profile' | 'skills' | 'body';
type ErrorKey = keyof typeof profileWizard.fieldErrors;

const texts = (): TFunction<'profileWizard'> => translatorOf('profileWizard');

export const fault = (key: ErrorKey): Written => ({ fault: texts()(`fieldErrors.${key}`) });

export const wrongOrder = (from: number, to: number): Written => ({
  fault: texts()('fieldErrors.playingAgeOrder', { from, to }),
});

/** The parsed value, or the contract's own error. */
export function writeAs(wire: string, schema: z.ZodType, value: unknown, word?: ErrorKey): Written {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { body: { [wire]: parsed.data } };
  return word ? fault(word) : { fault: parsed.error.issues[0]?.message ?? '' };
}

interface FieldMaker {
  /** A line or a paragraph; an empty one is sent as null. */
  text(wire: string, schema: z.ZodType, word?: ErrorKey): Field<Section, string>;
  /** A line that must not be empty, or that is sent as it is. */
  plainText(wire: string, schema: z.ZodType, word?: ErrorKey): Field<Section, string>;
  mobile(wire: string, schema: z.ZodType, whenEmpty: Written): Field<Section, string>;
  flag(wire: string, schema: z.ZodType): Field<Section, boolean>;
  /** One entry of a reference list, or none. */
  choice(wire: string, schema: z.ZodType): Field<Section, number | null>;
  choices(wire: string, schema: z.ZodType): Field<Section, number[]>;
  whole(wire: string, schema: z.ZodType, word: ErrorKey): Field<Section, string>;
}

export const fieldsIn = (section: Section): FieldMaker => ({
  text: (wire, schema, word) => ({
    section,
    kept: z.string(),
    write: (typed) => writeAs(wire, schema, typed.trim() === '' ? null : typed, word),
  }),
  plainText: (wire, schema, word) => ({
    section,
    kept: z.string(),
    write: (typed) => writeAs(wire, schema, typed, word),
  }),
  mobile: (wire, schema, whenEmpty) => ({
    section,
    kept: z.string(),
    write: (typed) => (typed.trim() === '' ? whenEmpty : writeAs(wire, schema, latinDigits(typed))),
  }),
  flag: (wire, schema) => ({ section, kept: z.boolean(), write: (value) => writeAs(wire, schema, value) }),
  choice: (wire, schema) => ({
    section,
    kept: z.int().nullable(),
    write: (value) => writeAs(wire, schema, value),
  }),
  choices: (wire, schema) => ({
    section,
    kept: z.array(z.int()),
    write: (value) => writeAs(wire, schema, value),
  }),
  whole: (wire, schema, word) => ({
    section,
    kept: z.string(),
    write(typed) {
      const number = readWhole(typed);
      return number === undefined ? fault(word) : writeAs(wire, schema, number);
    },
  }),
});
