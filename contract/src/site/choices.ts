import { z } from 'zod';
import { Id } from '../scalars.ts';

const hasTwice = (values: readonly unknown[]) => new Set(values).size < values.length;

/** Entries of a reference list, each at most once. */
export const Choices = (most: number) =>
  z
    .array(Id)
    .max(most, `Choose at most ${most}`)
    .refine((ids) => !hasTwice(ids), 'Each entry can be added only once');

/** Rows about entries of a reference list, each entry at most once. */
export const ChoiceRows = <T extends z.ZodType<Record<string, unknown>>>(row: T, key: string, most: number) =>
  z
    .array(row)
    .max(most, `Choose at most ${most}`)
    .refine((rows) => !hasTwice(rows.map((one) => one[key])), 'Each entry can be added only once');
