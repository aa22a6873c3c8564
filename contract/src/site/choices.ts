import { z } from 'zod';
import { Id } from '../scalars.ts';

const hasTwice = (values: readonly unknown[]) => new Set(values).size < values.length;

/** Entries of a reference list, each at most once. */
export const Choices = (most: number) =>
  z
    .array(Id)
    .max(most, `Choose at most ${most}`)
    .refine((ids) => !hasTwice(ids), 'Each entry can be added only once');

const longestEntry = 60;

/** What somebody typed because it is not on the list. It becomes an entry that is offered to others once checked. */
export const TypedEntry = z
  .string()
  .trim()
  .min(2, 'Enter at least 2 letters')
  .max(longestEntry, `Use up to ${longestEntry} characters`)
  .regex(/\p{L}/u, 'Enter a name in letters');

/** An entry of a list that can be added to: its id, or what was typed. */
export const ChoiceOrText = z.union([Id, TypedEntry]);

/** Entries of a list that can be added to, each at most once. */
export const ChoicesOrTexts = (most: number) =>
  z
    .array(ChoiceOrText)
    .max(most, `Choose at most ${most}`)
    .refine((entries) => !hasTwice(entries), 'Each entry can be added only once');

/** Rows about entries of a reference list, each entry at most once. */
export const ChoiceRows = <T extends z.ZodType<Record<string, unknown>>>(row: T, key: string, most: number) =>
  z
    .array(row)
    .max(most, `Choose at most ${most}`)
    .refine((rows) => !hasTwice(rows.map((one) => one[key])), 'Each entry can be added only once');
