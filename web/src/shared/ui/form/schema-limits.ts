import { z } from 'zod';

interface Limits {
  /** May be left empty. */
  readonly isOptional: boolean;
  /** Maximum number of characters. */
  readonly most: number | undefined;
}

/** Unwraps optional, nullable, default and pipe. */
function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.def.innerType);
  return schema instanceof z.ZodPipe ? unwrap(schema.def.in) : schema;
}

/** The contract's limits of one field. */
export function limitsOf(schema: z.ZodObject, name: string): Limits {
  const field = schema.shape[name];
  const inside = unwrap(field);
  return {
    isOptional: field instanceof z.ZodType && field.safeParse(undefined).success,
    most: inside instanceof z.ZodString ? (inside.maxLength ?? undefined) : undefined,
  };
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** Empty optional fields are not sent. */
export function withoutBlanks<V extends object>(schema: z.ZodObject, values: V): V {
  const stored = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (isBlank(value) && limitsOf(schema, name).isOptional) Reflect.deleteProperty(stored, name);
  }
  return stored;
}
