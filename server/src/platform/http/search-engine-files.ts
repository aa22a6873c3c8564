import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

interface SearchEngineOptions {
  readonly directory: string;
  readonly publicUrl: string;
  readonly listed: readonly string[];
}

const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const sitemapOf = (addresses: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Both files hold whole addresses, so they are written where the public address is known. */
export function searchEngineFiles(app: FastifyInstance, options: SearchEngineOptions): void {
  const { directory, publicUrl, listed } = options;
  const file = join(directory, 'robots.txt');
  const rules = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : 'User-agent: *\nDisallow: /';
  const robots = `${rules}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  const sitemap = sitemapOf(listed);
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}
