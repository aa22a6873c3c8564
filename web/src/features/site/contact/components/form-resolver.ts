import { zodResolver } from '@hookform/resolvers/zod';
import type { TFunction } from 'i18next';
import type { FieldError, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldName, FormField, FormValues } from './form-fields.ts';

const isBlank = (text: string | undefined) => (text ?? '').trim() === '';

/** What was left empty on purpose is not sent at all. */
export function withoutBlanks(fields: readonly FormField[], values: FormValues): FormValues {
  const left = fields.filter(({ name, isOptional }) => isOptional && isBlank(values[name]));
  return Object.fromEntries(
    fields.filter((field) => !left.includes(field)).map(({ name }) => [name, values[name] ?? '']),
  );
}

/** The contract knows what is wrong; these are the words for it. */
function sayFault(
  t: TFunction<'contact'>,
  name: FieldName,
  value: string | undefined,
  fault: FieldError,
): FieldError {
  if (isBlank(value)) return { ...fault, message: t(`missing.${name}`) };
  const limit = /<=\s*(\d+)/.exec(fault.message ?? '')?.[1];
  if (fault.type === 'too_big' && limit) return { ...fault, message: t('tooLong', { count: Number(limit) }) };
  return fault;
}

/** Checks with the schema of the endpoint itself, and says faults as a person would. */
export function createResolver(
  schema: z.ZodType<FormValues, FormValues>,
  fields: readonly FormField[],
  t: TFunction<'contact'>,
): Resolver<FormValues> {
  const check = zodResolver(schema);
  return async (values, context, options) => {
    const result = await check(withoutBlanks(fields, values), context, options);
    const faults = fields.flatMap(({ name }) => {
      const fault = result.errors[name as keyof typeof result.errors];
      return fault ? [[name, sayFault(t, name, values[name], fault as FieldError)]] : [];
    });
    return faults.length > 0 ? { values: {}, errors: Object.fromEntries(faults) } : { values, errors: {} };
  };
}
