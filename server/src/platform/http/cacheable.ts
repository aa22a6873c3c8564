import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A print of an answer: the same answer has the same one on every node. */
export const etagOf = (answer: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`;

/** On the way a proxy may mark a print as weak; it still names the same answer. */
const printsIn = (header: string) => header.split(',').map((print) => print.trim().replace(/^W\//, ''));

/** Tells how long the answer may be kept, and whether the caller has this very answer already. */
export function callerHas(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  etag: string,
  cacheControl: string,
): boolean {
  reply.header('etag', etag).header('cache-control', cacheControl);
  return printsIn(request.headers['if-none-match'] ?? '').includes(etag);
}
