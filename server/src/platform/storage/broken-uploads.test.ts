import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app.ts';
import { openConnection } from '../../../test/raw-connection.ts';
import { reelSender } from '../../../test/reel-sender.ts';
import { makeKey, quarantine } from './keys.ts';

const testApp = useTestApp();
let url = '';
beforeAll(async () => {
  url = await testApp().app.listen({ port: 0, host: '127.0.0.1' });
});

/** Uploads grow in uploads/pieces below it. */
const directory = () => dirname(dirname(testApp().services.media.pieces.directory));
const filesThere = async () =>
  (await readdir(directory(), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.parentPath !== testApp().services.media.pieces.directory)
    .map(({ name }) => name);

/** Open files of this process below a directory. */
const openBelow = (path: string) =>
  existsSync('/proc/self/fd')
    ? readdirSync('/proc/self/fd').flatMap((number) => {
        try {
          const file = readlinkSync(`/proc/self/fd/${number}`);
          return file.startsWith(path) ? [file] : [];
        } catch {
          return [];
        }
      })
    : [];

const signed = async (bytes: number) => {
  const { storage } = testApp().services;
  const key = makeKey(quarantine, 'webp');
  const grant = { key, contentType: 'image/webp', bytes, expiresInSeconds: 60 };
  return { key, path: (await storage.signUpload(grant)).url };
};

describe('a compressed body is refused', () => {
  const packed = gzipSync(Buffer.from('{"email":"a@callboard.test"}'));
  const refused = { status: 415, code: 'ENCODING_NOT_TAKEN' };

  test.each(['gzip', 'br', 'deflate', 'zstd', 'GZIP', 'gzip, gzip'])('as JSON: %s', async (encoding) => {
    const response = await fetch(`${url}/v1/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      body: packed,
    });
    expect(await response.json()).toMatchObject(refused);
    expect(response.headers.get('accept-encoding')).toBe('identity');
  });

  test.each([
    ['that is what it says', packed],
    ['that is not', Buffer.from('not packed at all')],
  ])('as a file %s, and nothing of it stays', async (_what, body) => {
    for (let times = 0; times < 5; times += 1) {
      const { key, path } = await signed(body.length);
      const response = await fetch(url + path, {
        method: 'PUT',
        headers: { 'content-type': 'image/webp', 'content-encoding': 'gzip' },
        body,
      });
      expect(await response.json()).toMatchObject(refused);
      expect(await testApp().services.storage.inspect(key)).toBeUndefined();
    }
    await expect.poll(() => openBelow(directory())).toEqual([]);
    expect(await filesThere()).toEqual([]);
  });

  test('as a piece of a film', async () => {
    const { tus, headers, begin } = await reelSender(testApp(), url);
    const { location } = await begin({ length: packed.length });
    const response = await fetch(url + location, {
      method: 'PATCH',
      headers: {
        ...headers,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-encoding': 'gzip',
      },
      body: packed,
    });
    expect(await response.json()).toMatchObject(refused);
    expect((await tus.ask(location)).headers.get('upload-offset')).toBe('0');
  });

  test('unless it only says that it is not compressed', async () => {
    const body = Buffer.from('as it is');
    const { key, path } = await signed(body.length);
    const headers = { 'content-type': 'image/webp', 'content-encoding': 'identity' };
    expect((await fetch(url + path, { method: 'PUT', headers, body })).status).toBe(200);
    const { storage } = testApp().services;
    expect(await storage.read(key)).toEqual(body);
    await storage.remove(key);
  });
});

describe('an upload that breaks off', () => {
  test('leaves neither a file nor anything open', async () => {
    const lines = [];
    for (let times = 0; times < 5; times += 1) {
      const { path } = await signed(100_000);
      const line = await openConnection(url);
      line.say(
        `PUT ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/webp\r\nContent-Length: 100000\r\n\r\n`,
      );
      line.say(Buffer.alloc(50_000));
      lines.push(line);
    }
    await expect.poll(async () => (await filesThere()).length).toBe(5);
    for (const line of lines) line.hangUp();
    await expect.poll(filesThere).toEqual([]);
    await expect.poll(() => openBelow(directory())).toEqual([]);
  });

  test('piece by piece keeps what has come and holds nothing open', async () => {
    const { tus, begin } = await reelSender(testApp(), url);
    const { location } = await begin({ length: 100_000 });
    const { pieces } = testApp().services.media;
    const line = tus.sendPart(location, 0, Buffer.alloc(50_000), 100_000);
    await expect.poll(() => openBelow(pieces.directory)).not.toEqual([]);
    line.breakOff();
    await expect.poll(() => openBelow(pieces.directory)).toEqual([]);
    expect(Number((await tus.ask(location)).headers.get('upload-offset'))).toBe(50_000);
  });
});
