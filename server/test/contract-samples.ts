import fc from 'fast-check';
import { z } from 'zod';
import { type TextSchema, textFor } from './contract-text.ts';

interface JsonSchema extends TextSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

const toObject = (schema: JsonSchema, defs: JsonSchema['$defs']): fc.Arbitrary<unknown> => {
  const properties = Object.entries(schema.properties ?? {});
  return fc.record(Object.fromEntries(properties.map(([name, one]) => [name, toArbitrary(one, defs)])), {
    requiredKeys: [...(schema.required ?? [])],
  });
};

function toArbitrary(schema: JsonSchema, defs: JsonSchema['$defs']): fc.Arbitrary<unknown> {
  const named = schema.$ref && defs?.[schema.$ref.replace('#/$defs/', '')];
  if (named) return toArbitrary(named, defs);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => toArbitrary(choice, defs)));
  switch (schema.type) {
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -2_147_483_648),
        max: Math.min(schema.maximum ?? 1000, 2_147_483_647),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(toArbitrary(schema.items ?? {}, defs), {
        maxLength: Math.min(schema.maxItems ?? 5, 10),
      });
    case 'object':
      return toObject(schema, defs);
    case 'string':
      return textFor(schema);
    default:
      return fc.jsonValue();
  }
}

/** Text that is tidied first and checked afterwards says what it must look like on its far side only. */
const formOfFarSide = (schema: z.core.$ZodType): TextSchema => {
  if (!(schema instanceof z.ZodPipe) || !(schema.out instanceof z.ZodType)) return {};
  const { format, pattern } = z.toJSONSchema(schema.out, { io: 'input', unrepresentable: 'any' });
  return { ...(format && { format }), ...(pattern && { pattern }) };
};

/** Values that look like what a schema asks for, at and around its edges. */
export const samplesOf = (schema: z.ZodType): fc.Arbitrary<unknown> => {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.type === 'string') Object.assign(jsonSchema, formOfFarSide(zodSchema));
    },
  }) as JsonSchema;
  return toArbitrary(json, json.$defs);
};
