import type { Endpoint, Parsed } from '@callboard/contract/endpoint';
import type { FieldError } from '@callboard/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ProblemError } from './problem-error.ts';

/** Text PostgreSQL cannot hold (a NUL byte) or that is no text at all (half a surrogate pair). */
const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed();

/** Nothing a person fills in goes deeper; what does is meant to exhaust us. */
const deepest = 20;

const findUnstorableText = (value: unknown, path: readonly (string | number)[]): FieldError[] => {
  if (path.length > deepest) return [{ field: 'body', message: 'Is nested too deeply' }];
  if (typeof value === 'string') {
    return isUnstorable(value)
      ? [{ field: path.join('.') || 'body', message: 'Contains characters that cannot be stored' }]
      : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => findUnstorableText(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    isUnstorable(key)
      ? [{ field: path.join('.') || 'body', message: 'Has a name that cannot be stored' }]
      : findUnstorableText(item, [...path, key]),
  );
};

const toFieldErrors = (error: z.ZodError, part: string): FieldError[] =>
  error.issues.flatMap((issue) => {
    const at = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ field: [...at, key].join('.'), message: 'Unknown field' }));
    }
    return [{ field: at.join('.') || part, message: issue.message }];
  });

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

const parsePart = (part: string, schema: z.ZodType | undefined, value: unknown) => {
  const unstorable = findUnstorableText(value, []);
  if (unstorable.length > 0) return { part, value: undefined, errors: unstorable };
  if (!schema) {
    const names = typeof value === 'object' && value !== null ? Object.keys(value) : [part];
    const errors = isEmpty(value) ? [] : names.map((field) => ({ field, message: 'Unknown field' }));
    return { part, value: undefined, errors };
  }
  const parsed = schema.safeParse(value ?? {});
  return parsed.success
    ? { part, value: parsed.data, errors: [] }
    : { part, value: undefined, errors: toFieldErrors(parsed.error, part) };
};

/** Checks everything that came with a request against the contract and names every field at fault. */
export function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Parsed<E> {
  const parts = [
    parsePart('params', endpoint.params, request.params),
    parsePart('query', endpoint.query, request.query),
    parsePart('body', endpoint.body, request.body),
  ];
  const errors = parts.flatMap((part) => part.errors);
  const [first] = errors;
  if (first) {
    throw new ProblemError('VALIDATION_FAILED', { detail: `${first.field}: ${first.message}`, errors });
  }
  // Each part has just been parsed by its schema, which is what Parsed<E> says.
  return Object.fromEntries(parts.map(({ part, value }) => [part, value])) as Parsed<E>;
}
