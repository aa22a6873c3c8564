import { z } from 'zod';

interface Limits {
  /** May be left empty. */
  readonly isOptional: boolean;
  /** How many characters at most. */
  readonly most: number | undefined;
}

/** What lies under the wrappings of a schema: optional, nullable, with a default, or read further on. */
function core(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return core(schema.def.innerType);
  return schema instanceof z.ZodPipe ? core(schema.def.in) : schema;
}

/** What the contract says about a field, so that no form says it again. */
export function limitsOf(schema: z.ZodObject, name: string): Limits {
  const field = schema.shape[name];
  const inside = core(field);
  return {
    isOptional: field instanceof z.ZodType && field.safeParse(undefined).success,
    most: inside instanceof z.ZodString ? (inside.maxLength ?? undefined) : undefined,
  };
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** What was left empty on purpose is not sent at all. */
export function withoutBlanks<V extends object>(schema: z.ZodObject, values: V): V {
  const kept = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (isBlank(value) && limitsOf(schema, name).isOptional) Reflect.deleteProperty(kept, name);
  }
  return kept;
}
