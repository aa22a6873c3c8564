import { access } from '@callboard/contract/access';
import { endpoint } from '@callboard/contract/endpoint';
import { Line, Page } from '@callboard/contract/scalars';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Actor } from './actor.ts';
import { bind, view } from './bind.ts';
import { useProblems } from './error-handler.ts';
import { ProblemError } from './problem-error.ts';

const shared = { tag: 'test', summary: 'For this test' } as const;
const listThings = endpoint({
  ...shared,
  method: 'GET',
  path: '/v1/things/{id}',
  access: access.public(),
  params: z.strictObject({ id: z.coerce.number().pipe(z.int().min(1)) }),
  query: z.strictObject(Page(10)),
  response: z.object({ id: z.int(), limit: z.int() }),
});
const writeThing = endpoint({
  ...shared,
  method: 'POST',
  path: '/v1/things',
  access: access.talent({ notFrozen: true }),
  status: 201,
  body: z.strictObject({ name: Line(20), parts: z.array(z.strictObject({ label: Line(5) })).optional() }),
  response: z.object({ name: z.string() }),
});
const seePerson = endpoint({
  ...shared,
  method: 'GET',
  path: '/v1/person',
  access: access.public(),
  response: {
    views: {
      guest: z.object({ name: z.string() }),
      unlocked: z.object({ name: z.string(), mobile_number: z.string() }),
    },
  },
});
const workshopOnly = endpoint({
  ...shared,
  method: 'GET',
  path: '/v1/workshop',
  access: access.public(),
  environments: ['development'],
  response: z.object({}),
});

let app: FastifyInstance;
let actor: Actor;

beforeEach(() => {
  app = Fastify();
  app.decorate('environment', 'production');
  app.decorateRequest('actor');
  app.addHook('onRequest', async (request) => {
    request.actor = actor;
  });
  actor = {
    kind: 'talent',
    accountId: 1,
    sessionId: 'a session',
    frozen: false,
    complete: true,
    verified: false,
  };
  useProblems(app);
  bind(app, listThings, async ({ params, query }) => ({ id: params.id, limit: query.limit }));
  bind(app, writeThing, async ({ body }) => {
    if (body.name === 'taken') throw new ProblemError('CONFLICT', { detail: 'There is one already.' });
    if (body.name === 'broken') throw new Error('secret detail');
    return { name: body.name, mobile_number: '+919999900000' };
  });
  bind(app, seePerson, async ({ request }) => {
    const person = { name: 'Asha K.', mobile_number: '+919999900000' };
    return request.headers['x-unlocked'] ? view('unlocked', person) : view('guest', person);
  });
  bind(app, workshopOnly, async () => ({}));
});
afterEach(() => app.close());

const post = (payload: unknown, headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/v1/things',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

describe('what comes in', () => {
  test('is validated and filled with defaults', async () => {
    expect((await app.inject('/v1/things/7')).json()).toEqual({ id: 7, limit: 10 });
  });

  test.each([
    ['/v1/things/0', 'id'],
    ['/v1/things/seven', 'id'],
    ['/v1/things/7?limit=101', 'limit'],
    ['/v1/things/7?page=0', 'page'],
    ['/v1/things/7?colour=red', 'colour'],
    ['/v1/things/7?limit=1&limit=2', 'limit'],
  ])('%s names the field %s', async (url, field) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      status: 400,
      errors: [expect.objectContaining({ field })],
    });
  });

  test.each([
    ['an unknown field', { name: 'x', colour: 'red' }, 'colour'],
    ['an unknown field deep inside', { name: 'x', parts: [{ label: 'a', weight: 1 }] }, 'parts.0.weight'],
    ['a missing field', {}, 'name'],
    ['a NUL byte', { name: 'a\u0000b' }, 'name'],
    ['half a surrogate pair', { name: 'a\ud800' }, 'name'],
    ['no JSON', '{"name":', 'body'],
    ['an empty body', '', 'body'],
    ['a list', [], 'body'],
    ['lists in lists without end', `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'body'],
  ])('%s is refused by name', async (_what, payload, field) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'a body of type %s is refused by name',
    async (type) => {
      const response = await post({ name: 'x' }, { 'content-type': type });
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toEqual([{ field: 'content-type', message: 'Send application/json' }]);
    },
  );

  test('is not read at all from someone who may not call', async () => {
    actor = { kind: 'guest' };
    expect((await post('{"name":')).statusCode).toBe(401);
    actor = {
      kind: 'talent',
      accountId: 1,
      sessionId: 'a session',
      frozen: true,
      complete: true,
      verified: false,
    };
    expect((await post({ colour: 'red' })).json()).toMatchObject({ code: 'PROFILE_FROZEN', status: 403 });
  });

  test('may be too large', async () => {
    const response = await post({ name: 'x'.repeat(1_100_000) });
    expect(response.json()).toMatchObject({ code: 'TOO_LARGE', status: 413 });
  });
});

describe('what goes out', () => {
  test('has the status of the contract and nothing that is not in the schema', async () => {
    const response = await post({ name: 'x' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ name: 'x' });
  });

  test('depends on the viewer', async () => {
    expect((await app.inject('/v1/person')).json()).toEqual({ name: 'Asha K.' });
    const unlocked = await app.inject({ url: '/v1/person', headers: { 'x-unlocked': '1' } });
    expect(unlocked.json()).toEqual({ name: 'Asha K.', mobile_number: '+919999900000' });
  });

  test('is a problem with a code when a service refuses', async () => {
    expect((await post({ name: 'taken' })).json()).toEqual({
      type: 'urn:callboard:problem:conflict',
      title: 'This was changed or already exists',
      status: 409,
      code: 'CONFLICT',
      detail: 'There is one already.',
      instance: '/v1/things',
    });
  });

  test('says nothing of an inner fault', async () => {
    const response = await post({ name: 'broken' });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret detail');
  });
});

test('an endpoint of another environment does not exist', async () => {
  expect((await app.inject('/v1/workshop')).statusCode).toBe(404);
});

test('an endpoint that does not say who may call it does not start', () => {
  const { access: _, ...silent } = listThings;
  expect(() => bind(app, silent as typeof listThings, async () => ({ id: 1, limit: 1 }))).toThrow(
    /who may call/,
  );
});

test('what is said to a person is kept by no cache on the way', async () => {
  expect((await app.inject('/v1/things/7')).headers['cache-control']).toBe('private, no-store');
  actor = { kind: 'guest' };
  expect((await app.inject('/v1/person')).headers['cache-control']).toBeUndefined();
});
