import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An etag that is the same on every node. */
export const etagOf = (answer: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`;

/** Proxies may mark an etag as weak. */
const printsIn = (header: string) => header.split(',').map((print) => print.trim().replace(/^W\//, ''));

/** Sets cache headers and answers 304 if the caller has this response. */
export function callerHas(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  etag: string,
  cacheControl: string,
): boolean {
  reply.header('etag', etag).header('cache-control', cacheControl);
  return printsIn(request.headers['if-none-match'] ?? '').includes(etag);
}
