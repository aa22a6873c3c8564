import type { FastifyInstance } from 'fastify';

interface CrossOriginOptions {
  readonly publicUrl: string;
  readonly apiUrl: string;
}

const calls = /^\/v1\//;
const preflightSeconds = 600;

/**
 * Lets our own pages make calls when the API has an address of its own, and nobody else. Cookies go along, so
 * both addresses must be of one site, such as callboard.in and api.callboard.in.
 */
export function allowOwnPages(app: FastifyInstance, { publicUrl, apiUrl }: CrossOriginOptions): void {
  if (apiUrl === publicUrl) return;
  const { origin } = new URL(publicUrl);
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    if (!calls.test(url)) return;
    reply.header('vary', 'Origin');
    if (headers.origin !== origin) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Retry-After',
    });
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return;
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'Accept, Authorization, Content-Type',
        'access-control-max-age': String(preflightSeconds),
      })
      .code(204)
      .send();
  });
}
