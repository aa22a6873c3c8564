import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { livePath } from '@callboard/contract/live';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClientAddress } from '../../../platform/http/client-address.ts';
import { onThisMachine } from '../../../platform/http/trusted-proxies.ts';
import { createLiveServer, type LiveServer } from './live-server.ts';

const server = createServer();
let io: LiveServer;
let url: string;
beforeAll(async () => {
  io = createLiveServer(server, {
    publicUrl: 'http://localhost',
    clientAddressOf: createClientAddress(onThisMachine),
    headers: {},
    isOpen: () => true,
    handshakesAMinute: 2,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}${livePath}/?EIO=4&transport=polling`;
});
afterAll(() => io.close());

const shakeHands = async (forwarded: string) =>
  (await fetch(url, { headers: { 'x-forwarded-for': forwarded } })).status;

test('handshakes count for whoever is behind the proxy, however they are written', async () => {
  expect(await shakeHands('203.0.113.7')).toBe(200);
  expect(await shakeHands('198.51.100.1, 203.0.113.7:4411')).toBe(200);
  expect(await shakeHands('198.51.100.2, "[::ffff:203.0.113.7]:5"')).toBe(403);
  expect(await shakeHands('203.0.113.7, 203.0.113.8')).toBe(200);
});

test('an address that cannot be read counts for the proxy, and breaks nothing', async () => {
  expect(await shakeHands('unknown')).toBe(200);
  expect(await shakeHands('x'.repeat(5000))).toBe(200);
  expect(await shakeHands('%%%')).toBe(403);
});
