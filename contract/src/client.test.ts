import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { access } from './access.ts';
import { createClient, ProblemError, UnexpectedAnswerError } from './client.ts';
import { endpoint } from './endpoint.ts';

const shared = { tag: 'test', summary: 'For this test', access: access.public() } as const;
const find = endpoint({
  ...shared,
  method: 'GET',
  path: '/v1/talents/{id}/work',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ skill: z.array(z.number()).optional(), name: z.string().optional() }),
  response: z.object({ ok: z.boolean() }),
});
const remove = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/v1/work',
  body: z.strictObject({ id: z.number() }),
  status: 204,
  response: z.undefined(),
});

const clientThatGets = (response: () => Response, getToken?: () => string) => {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const call = createClient({
    baseUrl: 'https://callboard.test',
    ...(getToken && { getToken }),
    fetch: async (url, init) => {
      requests.push({ url: String(url), init });
      return response();
    },
  });
  return { call, requests };
};

describe('the client', () => {
  test('fills the path, repeats lists in the query and leaves out what is undefined', async () => {
    const { call, requests } = clientThatGets(() => Response.json({ ok: true }));
    const result = await call(find, { params: { id: 'a/b c' }, query: { skill: [1, 2], name: undefined } });
    expect(result).toEqual({ ok: true });
    expect(requests[0]?.url).toBe('https://callboard.test/v1/talents/a%2Fb%20c/work?skill=1&skill=2');
    expect(requests[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' });
  });

  test('sends the token of the moment and a body as JSON', async () => {
    const { call, requests } = clientThatGets(
      () => new Response(null, { status: 204 }),
      () => 'token-1',
    );
    expect(await call(remove, { body: { id: 5 } })).toBeUndefined();
    expect(requests[0]?.init).toMatchObject({
      method: 'DELETE',
      body: '{"id":5}',
      headers: { authorization: 'Bearer token-1', 'content-type': 'application/json' },
    });
  });

  test('throws the problem the server told', async () => {
    const problem = { type: 'urn:x', title: 'Not found', status: 404, code: 'NOT_FOUND' };
    const { call } = clientThatGets(() => Response.json(problem, { status: 404 }));
    await expect(call(remove, { body: { id: 5 } })).rejects.toThrow(ProblemError);
    await expect(call(remove, { body: { id: 5 } })).rejects.toMatchObject({ problem: { code: 'NOT_FOUND' } });
  });

  test('is not fooled by an answer that is not ours', async () => {
    const { call } = clientThatGets(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(call(remove, { body: { id: 5 } })).rejects.toThrow(UnexpectedAnswerError);
  });
});
