import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerHas } from './cacheable.ts';
import { chooseEncoding, type EncodedPage, encodePage } from './encoded-page.ts';
import { createPageCache } from './page-cache.ts';
import { loadRenderer } from './page-renderer.ts';
import { ProblemError } from './problem-error.ts';
import { isUnlisted, keepUnlisted } from './unlisted.ts';

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

/** Both files contain absolute URLs, so they are made at runtime. */
function searchEngineFiles(app: FastifyInstance, options: SearchEngineOptions): void {
  const { directory, publicUrl, listed } = options;
  const file = join(directory, 'robots.txt');
  const rules = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : 'User-agent: *\nDisallow: /';
  const robots = `${rules}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  const sitemap = sitemapOf(listed);
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}

/** Meta tags that the page reads before any request. */
export type PageFacts = Readonly<Record<string, string>>;

export interface WebAppOptions {
  /** The built web application. */
  readonly directory: string;
  /** The renderer of public pages. Without it the browser renders every page. */
  readonly rendererFile: string | undefined;
  readonly publicUrl: string;
  readonly pageFacts: PageFacts;
}

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

const withFacts = (page: string, facts: PageFacts) =>
  Object.entries(facts).reduce(
    (text, [name, value]) =>
      text.replace(
        new RegExp(`(<meta name="${name}" content=")[^"]*(")`),
        (_, before: string, after: string) => before + escapeAttribute(value) + after,
      ),
    page,
  );

/** Paths that respond with JSON errors. */
const machinePaths = /^\/(?:v1|files|docs)(?:\/|$)|\.json$/;

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '/';

const mayBePage = (request: FastifyRequest) =>
  request.method === 'GET' && !machinePaths.test(pathOf(request));

/** Only for requests that accept HTML: a missing script must not get a page. */
const wantsPage = ({ headers }: FastifyRequest) => (headers.accept ?? 'text/html').includes('text/html');

const serveFiles = (app: FastifyInstance, directory: string) =>
  app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['index.html', 'robots.txt', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      // Also called for files of other routes, which set their own cache headers.
      if (!path.startsWith(directory)) return;
      const hashed = path.startsWith(join(directory, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: EncodedPage) => {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const isKnown = callerHas({ request, reply }, page.etag(encoding), 'no-cache');
  reply.header('vary', 'accept-encoding');
  if (isUnlisted(pathOf(request))) keepUnlisted(reply);
  if (isKnown && page.status === 200) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(await page.bytes(encoding));
};

/**
 * Serves the built web application. Hashed files are immutable, public pages are rendered, and every other
 * page gets the same HTML.
 */
export async function webApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { directory, rendererFile, publicUrl, pageFacts } = options;
  const index = join(directory, 'index.html');
  const template = existsSync(index) ? withFacts(readFileSync(index, 'utf8'), pageFacts) : undefined;
  const barePage = template === undefined ? undefined : await encodePage({ status: 200, html: template });
  const renderer =
    template === undefined
      ? undefined
      : await loadRenderer(rendererFile, {
          template,
          directory,
          environment: app.environment,
          publicUrl,
          fetchApi: async (url, visitor) => {
            const { statusCode, body } = await app.inject({
              url,
              headers: { accept: 'application/json' },
              // Limits of a rendered page count for the visitor's address.
              remoteAddress: visitor,
            });
            return { status: statusCode, text: body };
          },
        });
  const render = createPageCache({ open: async (path, visitor) => renderer?.open(path, visitor) });

  const isDrawnByBrowser = (request: FastifyRequest) =>
    request.url.includes('?') && renderer?.bare.includes(pathOf(request)) === true;

  const renderFor = async (request: FastifyRequest) => {
    if (isDrawnByBrowser(request)) return undefined;
    try {
      return await render(pathOf(request), request.clientAddress);
    } catch (error) {
      request.log.error({ err: error }, 'A page was not rendered; the browser will render it');
      return undefined;
    }
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (barePage === undefined || !mayBePage(request)) throw new ProblemError('NOT_FOUND');
    const rendered = await renderFor(request);
    if (!rendered && !wantsPage(request)) throw new ProblemError('NOT_FOUND');
    if (rendered?.location) {
      const query = request.url.slice(pathOf(request).length);
      return reply.header('cache-control', 'no-cache').redirect(rendered.location + query, 301);
    }
    return sendPage(request, reply, rendered ?? barePage);
  };

  await serveFiles(app, directory);
  searchEngineFiles(app, { directory, publicUrl, listed: renderer?.listed ?? [] });
  // Separate routes, because only routes are compressed.
  for (const pattern of new Set(['/', ...(renderer?.patterns ?? [])])) app.get(pattern, answer);
  app.setNotFoundHandler(answer);
}
