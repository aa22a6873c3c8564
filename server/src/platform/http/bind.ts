import { type Answer, type Endpoint, isViews, type Parsed } from '@callboard/contract/endpoint';
import type { Environment } from '@callboard/contract/environment';
import type { FieldError } from '@callboard/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from './actor.ts';
import { rejection } from './authorise.ts';
import { ProblemError } from './problem-error.ts';

/** Text that PostgreSQL cannot store (NUL bytes) or that is invalid (lone surrogates). */
const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed();

/** No form nests deeper; deeper input is an attack. */
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

/** Validates a request against the contract and lists every invalid field. */
function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Parsed<E> {
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
  // Each part was just parsed by its schema, as Parsed<E> says.
  return Object.fromEntries(parts.map(({ part, value }) => [part, value])) as Parsed<E>;
}

declare module 'fastify' {
  interface FastifyInstance {
    environment: Environment;
  }
}

export type Call<E extends Endpoint> = Parsed<E> & {
  readonly actor: Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers 204 returns nothing, which is void
type Nothing<E extends Endpoint> = E extends { readonly status: 204 } ? void : never;
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E> | FastifyReply | Nothing<E>>;

/** A response for one kind of viewer, in that viewer's schema. */
export const view = <const V extends string, B>(name: V, body: B) => ({ view: name, body });

interface ViewedBody {
  readonly view: string;
  readonly body: unknown;
}

const pickSchema = (endpoint: Endpoint, answer: unknown): { schema: z.ZodType; body: unknown } => {
  if (!isViews(endpoint.response)) return { schema: endpoint.response, body: answer };
  const viewed = answer as ViewedBody;
  const schema = endpoint.response.views[viewed.view];
  if (!schema) throw new Error(`${endpoint.path} has no view named ${viewed.view}`);
  return { schema, body: viewed.body };
};

/**
 * Serves an endpoint: checks access, validates the request, and serialises only what the response schema
 * names.
 */
export function bind<E extends Endpoint>(app: FastifyInstance, endpoint: E, handle: Handler<E>): void {
  if (!endpoint.access) throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it`);
  if (endpoint.environments && !endpoint.environments.includes(app.environment)) return;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    onRequest: async (request) => {
      const code = rejection(endpoint.access, request.actor);
      if (code) throw new ProblemError(code);
    },
    handler: async (request, reply) => {
      const input = readInput(endpoint, request);
      const answer = await handle({ ...input, actor: request.actor, request, reply });
      if (reply.sent || answer === reply) return reply;
      // Personal responses must not be cached.
      if (request.actor.kind !== 'guest' && !reply.hasHeader('cache-control')) {
        reply.header('cache-control', 'private, no-store');
      }
      if (endpoint.status === 204) return reply.code(204).send();
      const { schema, body } = pickSchema(endpoint, answer);
      return reply
        .code(endpoint.status ?? 200)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(schema.parse(body)));
    },
  });
}
