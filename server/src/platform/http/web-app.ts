import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** What the page must know before it asks for anything, by the name of its meta tag. */
export type PageFacts = Readonly<Record<string, string>>;

const withFacts = (page: string, facts: PageFacts) =>
  Object.entries(facts).reduce(
    (text, [name, value]) =>
      text.replace(new RegExp(`(<meta name="${name}" content=")[^"]*(")`), `$1${value}$2`),
    page,
  );

/** What answers in JSON even when there is nothing there. */
const machinePaths = /^\/(?:v1|files|docs)(?:\/|$)|\.json$/;

const wantsPage = ({ method, headers, url }: FastifyRequest) =>
  method === 'GET' &&
  (headers.accept ?? 'text/html').includes('text/html') &&
  !machinePaths.test(url.split('?')[0] ?? '');

/**
 * Serves the built web application. Files with a hash in their name never change; every other page address
 * gets the one page, which knows from its head where it is.
 */
export async function webApp(app: FastifyInstance, directory: string, pageFacts: PageFacts): Promise<void> {
  const index = join(directory, 'index.html');
  const page = existsSync(index) ? withFacts(readFileSync(index, 'utf8'), pageFacts) : undefined;

  const sendPage = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);

  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(directory, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  app.get('/', (_request, reply) => {
    if (page === undefined)
      throw new ProblemError('NOT_FOUND', { detail: 'The web application is not built.' });
    return sendPage(reply);
  });
  app.setNotFoundHandler((request, reply) => {
    if (page === undefined || !wantsPage(request)) throw new ProblemError('NOT_FOUND');
    return sendPage(reply);
  });
}
