import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { livePath } from '@callboard/contract/live';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeKey } from '../src/platform/storage/keys.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createTalent } from './factories.ts';
import { startGithub } from './github-server.ts';
import { startServer } from './live.ts';
import { tusClient } from './tus-client.ts';

const webDirectory = mkdtempSync(join(tmpdir(), 'callboard-web-'));
let github: Awaited<ReturnType<typeof startGithub>>;
let testApp: TestApp;
let url: string;
let talent: { authorization: string };
beforeAll(async () => {
  mkdirSync(join(webDirectory, 'assets'));
  writeFileSync(join(webDirectory, 'index.html'), '<!doctype html><title>Callboard</title>');
  writeFileSync(join(webDirectory, 'assets', 'main-1.js'), 'export {};');
  github = await startGithub();
  testApp = await createTestApp({ webDirectory, github: github.settings });
  url = await startServer(testApp);
  talent = await testApp.as(await createTalent(testApp.db));
});
afterAll(async () => {
  await testApp.close();
  await github.stop();
  rmSync(webDirectory, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init });
const signedFile = async () => {
  const key = makeKey('media', 'webp');
  await testApp.services.storage.put(key, Buffer.from('a picture'), 'image/webp');
  return testApp.services.storage.signDownload(key, 60);
};
const asksForPage = { headers: { accept: 'text/html' } };

/** Every kind of answer there is, with the status that shows it is that kind. */
const kinds: readonly [kind: string, status: number, get: () => Promise<Response>][] = [
  ['a page', 200, () => ask('/', asksForPage)],
  ['a page of the app', 200, () => ask('/app/messages', asksForPage)],
  ['an asset', 200, () => ask('/assets/main-1.js')],
  ['an asset that is gone', 404, () => ask('/assets/main-0.js', { headers: { accept: '*/*' } })],
  ['robots.txt', 200, () => ask('/robots.txt')],
  ['the API', 200, () => ask('/v1/get-all-masterData')],
  ['a 404 of the API', 404, () => ask('/v1/nothing')],
  ['a guest who may not', 401, () => ask('/v1/user/1')],
  ['a token that is none', 401, () => ask('/v1/user/1', { headers: { authorization: 'Bearer x' } })],
  [
    'a body that is none',
    400,
    () =>
      ask('/v1/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }),
  ],
  ['an address that is none', 400, () => ask('/v1/%')],
  ['health', 200, () => ask('/health')],
  ['the API for people', 200, () => ask('/docs')],
  ['its script', 200, () => ask('/docs/viewer.js')],
  ['the API for machines', 200, () => ask('/openapi.json')],
  ['a redirect', 303, () => ask('/v1/auth/github')],
  ['a file', 200, async () => ask(await signedFile())],
  ['a file without a signature', 403, async () => ask((await signedFile()).split('?')[0] ?? '')],
  ['an upload that begins', 201, () => tusClient(url, talent).announce({})],
  [
    'an upload half way',
    200,
    async () => {
      const tus = tusClient(url, talent);
      const location = (await tus.announce({})).headers.get('location') ?? '';
      return tus.ask(location);
    },
  ],
  ['an upload of nobody', 401, () => tusClient(url, {}).announce({})],
  ['the live channel', 200, () => ask(`${livePath}/?EIO=4&transport=polling`)],
  [
    'the live channel to others',
    403,
    () => ask(`${livePath}/?EIO=4&transport=polling`, { headers: { origin: 'https://evil.test' } }),
  ],
  ['the live channel with nonsense', 400, () => ask(`${livePath}/?EIO=4&transport=pigeon`)],
];

const same = [
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-permitted-cross-domain-policies',
] as const;

describe('every kind of answer', () => {
  test.each(kinds)('%s (%i) carries the same headers', async (_, status, get) => {
    const page = await ask('/', asksForPage);
    const response = await get();
    await response.arrayBuffer();
    expect(response.status).toBe(status);
    for (const name of same) {
      expect(response.headers.get(name), name).toBe(page.headers.get(name));
      expect(response.headers.get(name), name).not.toBeNull();
    }
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    const policy = (response.headers.get('content-security-policy') ?? '')
      .split(';')
      .map((part) => part.trim());
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.some((part) => part === "default-src 'self'" || part === "default-src 'none'")).toBe(true);
    expect(response.headers.get('cross-origin-resource-policy')).toMatch(/^same-(origin|site)$/);
    expect(response.headers.has('x-powered-by')).toBe(false);
  });

  test('what the site does not use is denied to whoever gets in', async () => {
    const policy = (await ask('/')).headers.get('permissions-policy') ?? '';
    for (const feature of ['camera', 'microphone', 'geolocation', 'usb', 'payment', 'display-capture'])
      expect(policy.split(', ')).toContain(`${feature}=()`);
    for (const used of ['fullscreen', 'clipboard-write', 'web-share', 'autoplay'])
      expect(policy).not.toContain(used);
  });
});

test('without API_DOCS there are no pages about the API, and they are refused like everything else', async () => {
  const closed = await createTestApp({ apiDocs: false });
  for (const path of ['/docs', '/docs/viewer.js', '/openapi.json']) {
    const { statusCode, headers } = await closed.app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/problem+json');
  }
  await closed.close();
});

test('over https browsers are told to stay there', async () => {
  const safe = await createTestApp({ publicUrl: 'https://callboard.in' });
  for (const path of ['/', '/v1/nothing', '/v1/%', '/docs'])
    expect((await safe.app.inject(path)).headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  await safe.close();
});

test('pages are told where the API is, and it takes their calls, when it has an address of its own', async () => {
  const apart = await createTestApp({ apiUrl: 'http://api.localhost' });
  const page = await apart.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(page.body).toContain('<meta name="callboard-api" content="http://api.localhost">');
  expect(page.headers['content-security-policy']).toContain('http://api.localhost');
  const call = await apart.app.inject({ url: '/v1/skills/get-all', headers: { origin: 'http://localhost' } });
  expect(call.headers['access-control-allow-origin']).toBe('http://localhost');
  await apart.close();
});
