import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLatest } from '../latest.ts';
import { chooseEncoding, type PageEncoding } from './encoded-page.ts';

/** Shorter answers fit one packet either way; longer ones would hold up everybody else while they are compressed. */
const shortest = 1024;
const longestAtOnce = 64 * 1024;
/** Answers with an etag that were compressed lately: reference lists are the same for everybody. */
const mostKept = 50;

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
 * Answers are short texts that are there as a whole: compressing one takes a fraction of a millisecond, setting up
 * streams for it several times as long. Everything else is left to the plugin that streams.
 */
export function compressAnswers(app: FastifyInstance): void {
  const kept = createLatest<Buffer>(mostKept);

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
