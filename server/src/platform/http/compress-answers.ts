import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLatest } from '../latest.ts';
import { chooseEncoding, type PageEncoding } from './encoded-page.ts';

/** Shorter responses fit one packet anyway; longer ones would block the process while compressing. */
const shortest = 1024;
const longestAtOnce = 64 * 1024;
/** Recently compressed responses with an etag, such as reference lists. */
const cacheSize = 50;

const compressors: Record<Exclude<PageEncoding, 'identity'>, (text: string) => Buffer> = {
  br: (text) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 3,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => gzipSync(text),
};

const isJson = (reply: FastifyReply) =>
  String(reply.getHeader('content-type') ?? '').startsWith('application/json');

/**
 * Compresses short JSON in one go, which is faster than setting up streams. Everything else is left to the
 * streaming plugin.
 */
export function compressAnswers(app: FastifyInstance): void {
  const kept = createLatest<Buffer>(cacheSize);

  const compressOnce = (etag: string, encoding: 'br' | 'gzip', text: string) => {
    const key = `${encoding} ${etag}`;
    return kept.find(key) ?? kept.put(key, compressors[encoding](text));
  };

  app.addHook('onSend', async (request: FastifyRequest, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < shortest || !isJson(reply)) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    const etag = reply.getHeader('etag');
    if (etag === undefined && payload.length > longestAtOnce) return payload;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    reply.header('vary', 'accept-encoding');
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return etag === undefined
      ? compressors[encoding](payload)
      : compressOnce(String(etag), encoding, payload);
  });
}
