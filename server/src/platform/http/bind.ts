import { type Answer, type Endpoint, isViews, type Parsed } from '@callboard/contract/endpoint';
import type { Environment } from '@callboard/contract/environment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from './actor.ts';
import { refusal } from './authorise.ts';
import { ProblemError } from './problem-error.ts';
import { readInput } from './read-input.ts';

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

/** An answer for one kind of viewer, in that viewer's schema. */
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
 * Serves an endpoint of the contract: checks who calls, then what they sent, then what they get. Only what
 * the answer's schema names leaves the server.
 */
export function bind<E extends Endpoint>(app: FastifyInstance, endpoint: E, handle: Handler<E>): void {
  if (!endpoint.access) throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it`);
  if (endpoint.environments && !endpoint.environments.includes(app.environment)) return;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    onRequest: async (request) => {
      const code = refusal(endpoint.access, request.actor);
      if (code) throw new ProblemError(code);
    },
    handler: async (request, reply) => {
      const input = readInput(endpoint, request);
      const answer = await handle({ ...input, actor: request.actor, request, reply });
      if (reply.sent || answer === reply) return reply;
      // What was said to a person is for that person: no cache on the way keeps it.
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
