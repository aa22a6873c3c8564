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
    handshakesPerMinute: 2,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}${livePath}/?EIO=4&transport=polling`;
});
afterAll(() => io.close());

const handshake = async (forwarded: string) =>
  (await fetch(url, { headers: { 'x-forwarded-for': forwarded } })).status;

test('handshakes are counted per client behind the proxy, in every header format', async () => {
  expect(await handshake('203.0.113.7')).toBe(200);
  expect(await handshake('198.51.100.1, 203.0.113.7:4411')).toBe(200);
  expect(await handshake('198.51.100.2, "[::ffff:203.0.113.7]:5"')).toBe(403);
  expect(await handshake('203.0.113.7, 203.0.113.8')).toBe(200);
});

test('an unreadable address counts for the proxy', async () => {
  expect(await handshake('unknown')).toBe(200);
  expect(await handshake('x'.repeat(5000))).toBe(200);
  expect(await handshake('%%%')).toBe(403);
});
