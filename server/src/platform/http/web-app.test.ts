import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { useProblems } from './error-handler.ts';
import { webApp } from './web-app.ts';

const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

const index = `<!doctype html><html><head><meta name="callboard-environment" content="development"></head>
<body><div id="root"></div></body></html>`;

/** A fake of the built renderer. */
const standIn = `
export const createRenderer = ({ template, environment, publicUrl, fetchApi }) => ({
  patterns: ['/', '/talents', '/search', '/view-cms/:id'],
  bare: ['/search'],
  listed: [publicUrl + '/', publicUrl + '/talents?a&b'],
  async open(path, visitor) {
    const page = (status, html) => ({ fingerprint: html, isUncached: false, render: async () => ({ status, html }) });
    if (path === '/broken' || path === '/view-cms/broken') throw new Error('The rope tore');
    if (path === '/talents') {
      const { status, text } = await fetchApi('/v1/landing', visitor);
      return page(200, template + ' ' + status + ' ' + JSON.parse(text).name + ' ' + environment + ' x'.repeat(2000));
    }
    if (path === '/search') return page(200, 'Everybody');
    if (path.startsWith('/view-cms/')) return page(404, 'There is no such page');
    return undefined;
  },
});`;

async function serve({ renderer = standIn, isBuilt = true }: { renderer?: string; isBuilt?: boolean } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'callboard-web-'));
  directories.push(directory);
  if (isBuilt) writeFileSync(join(directory, 'index.html'), index);
  writeFileSync(join(directory, 'robots.txt'), 'User-agent: *\nDisallow: /app\n');
  const rendererFile = join(directory, 'render.mjs');
  if (renderer) writeFileSync(rendererFile, renderer);
  const app = Fastify();
  app.decorate('environment', 'test');
  useProblems(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await webApp(app, {
    directory,
    rendererFile,
    publicUrl: 'https://callboard.test',
    pageFacts: { 'callboard-environment': 'test' },
  });
  const calls = vi.fn(async () => ({ name: 'Ananya R.' }));
  app.get('/v1/landing', calls);
  return { app, calls };
}

const open = (app: FastifyInstance, url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ url, headers });

describe('a page that is rendered', () => {
  test('holds what the API answers a guest, and the facts of this server', async () => {
    const { app } = await serve();
    const response = await open(app, '/talents');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain('200 Ananya R. test');
    expect(response.body).toContain('<meta name="callboard-environment" content="test">');
  });

  test('is rendered once for many readers, whatever query they come with', async () => {
    const { app, calls } = await serve();
    await Promise.all(['/talents', '/talents?ref=a', '/talents?ref=b'].map((url) => open(app, url)));
    expect(calls).toHaveBeenCalledOnce();
  });

  test('is not sent again to whoever has it', async () => {
    const { app } = await serve();
    const { etag = '' } = (await open(app, '/talents')).headers;
    const again = await open(app, '/talents', { accept: 'text/html', 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const missing = (await open(app, '/view-cms/nothing')).headers.etag;
    const stillMissing = await open(app, '/view-cms/nothing', { 'if-none-match': String(missing) });
    expect(stillMissing.statusCode).toBe(404);
  });

  test('is compressed, and is there for readers who take anything', async () => {
    const { app } = await serve();
    const response = await open(app, '/talents', { accept: '*/*', 'accept-encoding': 'br' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBe('br');
  });

  test('is left to the browser where its query makes it another page', async () => {
    const { app } = await serve();
    expect((await open(app, '/search')).body).toBe('Everybody');
    expect((await open(app, '/search?gender=1')).body).toContain('<div id="root"></div>');
  });

  test('may say that there is nothing there', async () => {
    const { app } = await serve();
    const response = await open(app, '/view-cms/nothing');
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('There is no such page');
  });
});

describe('a page that is not rendered', () => {
  test.each(['/app/messages', '/broken', '/view-cms/broken'])('%s is left to the browser', async (url) => {
    const { app } = await serve();
    const response = await open(app, url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<div id="root"></div>');
  });

  test('every page is left to the browser where there is no renderer', async () => {
    const { app } = await serve({ renderer: '' });
    expect((await open(app, '/talents')).body).toContain('<div id="root"></div>');
  });

  test.each(['/assets/gone.js', '/v1/nothing', '/nothing.json'])(
    '%s, which is no page, is a problem',
    async (url) => {
      const { app } = await serve();
      const response = await open(app, url, { accept: '*/*' });
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toContain('application/problem+json');
    },
  );

  test('nothing is a page while the web application is not built', async () => {
    const { app } = await serve({ isBuilt: false });
    expect((await open(app, '/')).statusCode).toBe(404);
  });
});

test('a renderer that renders nothing stops the start', async () => {
  await expect(serve({ renderer: 'export const other = 1;' })).rejects.toThrow('renders no pages');
});

describe('for search engines', () => {
  test('robots.txt names the sitemap of this address', async () => {
    const { app } = await serve();
    expect((await app.inject('/robots.txt')).body).toBe(
      'User-agent: *\nDisallow: /app\n\nSitemap: https://callboard.test/sitemap.xml\n',
    );
  });

  test('sitemap.xml lists the public pages', async () => {
    const { app } = await serve();
    const { body, headers } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(body).toContain('<loc>https://callboard.test/talents?a&#38;b</loc>');
  });
});
