import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { allowOwnPages } from './cross-origin.ts';

const publicUrl = 'https://callboard.in';

async function ask(
  apiUrl: string,
  request: { method?: 'GET' | 'OPTIONS'; url?: string; origin?: string; preflight?: boolean },
) {
  const { method = 'GET', url = '/v1/thing', origin = publicUrl, preflight = false } = request;
  const app = Fastify();
  allowOwnPages(app, { publicUrl, apiUrl });
  app.get('/v1/thing', () => 'A thing');
  app.get('/page', () => 'A page');
  const answer = await app.inject({
    method,
    url,
    headers: { origin, ...(preflight && { 'access-control-request-method': 'PATCH' }) },
  });
  await app.close();
  return answer;
}

describe('an API with an address of its own', () => {
  const apiUrl = 'https://api.callboard.in';

  test('takes calls with cookies from our pages', async () => {
    const { statusCode, headers } = await ask(apiUrl, {});
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': publicUrl,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    });
  });

  test('answers the question before a call', async () => {
    const { statusCode, headers } = await ask(apiUrl, { method: 'OPTIONS', preflight: true });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-methods']).toContain('PATCH');
    expect(headers['access-control-allow-headers']).toContain('Authorization');
  });

  test.each([
    ['another site', { origin: 'https://callboard.in.evil.example' }],
    ['another part of the site', { origin: 'https://blog.callboard.in' }],
    ['a page instead of a call', { url: '/page' }],
  ])('lets in nobody else: %s', async (_, request) => {
    const { headers } = await ask(apiUrl, request);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

test('the pages’ own address needs no permission', async () => {
  expect((await ask(publicUrl, {})).headers).not.toHaveProperty('access-control-allow-origin');
});
