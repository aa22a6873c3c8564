import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const app = Fastify();
const words = (length: number) => JSON.stringify({ text: 'Kathak '.repeat(length / 7) });
const json = 'application/json; charset=utf-8';

beforeAll(async () => {
  compressAnswers(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  app.get('/short', async (_, reply) => reply.type(json).send(words(100)));
  app.get('/usual', async (_, reply) => reply.type(json).send(words(20_000)));
  app.get('/long', async (_, reply) => reply.type(json).send(words(100_000)));
  app.get('/list', async (_, reply) => reply.type(json).header('etag', '"one"').send(words(100_000)));
});
afterAll(() => app.close());

const get = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

test.each([
  ['/usual', 20_000],
  ['/long', 100_000],
  ['/list', 100_000],
])('%s arrives whole, whichever way', async (url, length) => {
  const br = await get(url, 'gzip, br');
  expect(br.headers['content-encoding']).toBe('br');
  expect(br.headers.vary).toContain('accept-encoding');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(words(length));
  const gzip = await get(url, 'gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(words(length));
  const plain = await get(url, 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(words(length));
});

test('a short answer is left as it is', async () => {
  const answer = await get('/short', 'br');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toBe(words(100));
});
