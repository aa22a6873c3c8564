import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../../../test/app.ts';
import { reelSender } from '../../../../../test/reel-sender.ts';
import { makeVideo } from '../../../../../test/reels.ts';
import { offsetOf, tusClient } from '../../../../../test/tus-client.ts';
import { guest } from '../../../../platform/http/actor.ts';
import { useProblems } from '../../../../platform/http/error-handler.ts';
import { resumableRoutes } from './resumable.routes.ts';
import { keyOfName } from './upload-name.ts';

const testApp = useTestApp();
const film = makeVideo({ bytes: 3_000_000 });
const half = film.length >> 1;

/** A second server with the same database and directory. */
const startNode = async () => {
  const { services } = testApp();
  const node = Fastify();
  node.decorateRequest('actor');
  useProblems(node);
  node.addHook('onRequest', async (request) => {
    request.actor = guest;
    request.actor = await services.authenticate(request.headers.authorization);
  });
  resumableRoutes(node, services.media);
  return { url: await node.listen({ port: 0, host: '127.0.0.1' }), stop: () => node.close() };
};
const hereOf = (name: string) => testApp().services.media.pieces.sizeOf(keyOfName(name) ?? '');

let first: Awaited<ReturnType<typeof startNode>>;
beforeAll(async () => {
  first = await startNode();
});
afterAll(() => first.stop());

test('two nodes go on with each other’s uploads', async () => {
  const second = await startNode();
  const { headers, tus, begin } = await reelSender(testApp(), first.url);
  const there = tusClient(second.url, headers);
  const { location, key } = await begin({ length: film.length });
  const line = tus.sendPart(location, 0, film.subarray(0, half), film.length);
  await expect.poll(() => hereOf(key)).toBe(half);
  line.breakOff();
  expect(offsetOf(await there.ask(location))).toBe(half);
  expect((await there.send(location, half, film.subarray(half))).status).toBe(204);
  expect(offsetOf(await tus.ask(location))).toBe(film.length);
  expect((await testApp().services.storage.read(keyOfName(key) ?? '')).equals(film)).toBe(true);
  await second.stop();
});

test('a stopping node does not wait for a slow upload, and another node continues it', async () => {
  const second = await startNode();
  const { headers, tus, begin } = await reelSender(testApp(), first.url);
  const { location, key } = await begin({ length: film.length });
  tusClient(second.url, headers).sendPart(location, 0, film.subarray(0, half), film.length);
  await expect.poll(() => hereOf(key)).toBe(half);
  await second.stop();
  expect(offsetOf(await tus.ask(location))).toBe(half);
  expect((await tus.send(location, half, film.subarray(half))).status).toBe(204);
});
