import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../../../test/s3-server.ts';
import { useProblems } from '../http/error-handler.ts';
import { diskFileRoutes } from './disk-routes.ts';
import { createDiskSpace } from './disk-space.ts';
import { createDiskStorage } from './disk-storage.ts';
import { toSignedPath } from './file-signature.ts';
import { identityArea, makeKey, quarantine } from './keys.ts';
import { createS3Storage } from './s3-storage.ts';
import { KeyTakenError, LengthNeededError, NoSuchKeyError, type Storage } from './storage.ts';

const directory = mkdtempSync(join(tmpdir(), 'callboard-storage-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

interface Running {
  readonly storage: Storage;
  /** Where addresses lead that are paths. */
  readonly server?: string;
  readonly list: Storage['list'];
  readonly stop: () => Promise<unknown>;
}

const drivers = {
  async disk(): Promise<Running> {
    const secret = 'storage test secret';
    const app = Fastify();
    useProblems(app);
    await app.register(fastifyStatic, { root: directory, serve: false });
    const space = createDiskSpace({ directories: [directory], reserveBytes: 1 });
    const storage = createDiskStorage({ directory, secret, space });
    diskFileRoutes(app, { storage, secret });
    const server = await app.listen({ port: 0, host: '127.0.0.1' });
    return { storage, server, list: storage.list, stop: () => app.close() };
  },
  async s3(): Promise<Running> {
    const server = await startS3Server(join(directory, 's3'), 'callboard-test');
    // This fake computes bucket URLs wrong, and so every signature of a listing.
    const lenient = await startS3Server(join(directory, 's3'), 'callboard-test', true);
    const [storage, listing] = [server, lenient].map(({ url: endpoint }) =>
      createS3Storage({
        bucket: 'callboard-test',
        region: 'ap-south-1',
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
        endpoint,
      }),
    );
    if (!storage || !listing) throw new Error('Two stores were made');
    return { storage, list: listing.list, stop: () => Promise.all([server.stop(), lenient.stop()]) };
  },
};

const picture = Buffer.from('not really a picture, but bytes all the same');
const type = 'image/webp';

const askAt = ({ server }: Running, url: string, init?: RequestInit) => fetch(new URL(url, server), init);

describe.each(Object.entries(drivers))('storage on %s', (_name, startDriver) => {
  let running: Running;
  let storage: Storage;
  beforeAll(async () => {
    running = await startDriver();
    storage = running.storage;
  });
  afterAll(() => running.stop());

  const ask = (url: string, init?: RequestInit) => askAt(running, url, init);
  const upload = async (key: string, body = picture, changes: Record<string, string> = {}) => {
    const { url, headers } = await storage.signUpload({
      key,
      contentType: type,
      bytes: picture.length,
      expiresInSeconds: 300,
    });
    return ask(url, { method: 'PUT', headers: { ...headers, ...changes }, body: new Uint8Array(body) });
  };

  test('keeps what is put, and tells of it', async () => {
    const key = makeKey('media', 'webp');
    await storage.put(key, picture, type);
    expect(await storage.read(key)).toEqual(picture);
    expect(await storage.inspect(key)).toEqual({ contentType: type, bytes: picture.length });
  });

  test('lists everything it keeps', async () => {
    const keys = [makeKey('media', 'webp'), makeKey('quarantine', 'webp')];
    for (const key of keys) await storage.put(key, picture, type);
    const listed = [];
    for await (const file of running.list()) if (keys.includes(file.key)) listed.push(file);
    expect(listed.map(({ key }) => key).sort()).toEqual([...keys].sort());
    for (const { bytes, changedAt } of listed) {
      expect(bytes).toBe(picture.length);
      expect(Date.now() - changedAt.getTime()).toBeLessThan(60 * 60 * 1000);
    }
  });

  test('never overwrites', async () => {
    const key = makeKey('media', 'webp');
    await storage.put(key, picture, type);
    await expect(storage.put(key, Buffer.from('other'), type)).rejects.toThrow(KeyTakenError);
    expect(await storage.read(key)).toEqual(picture);
  });

  test('takes a file from the disk and gives it back as a stream', async () => {
    const key = makeKey('exports', 'zip');
    const path = join(directory, 'archive-in-the-making');
    const large = Buffer.alloc(3 * 1024 * 1024, 'callboard');
    writeFileSync(path, large);
    await storage.putFile(key, path, 'application/zip');
    expect(await storage.inspect(key)).toEqual({ contentType: 'application/zip', bytes: large.length });
    const chunks: Buffer[] = [];
    for await (const chunk of await storage.open(key)) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(large)).toBe(true);
    await expect(storage.putFile(key, path, 'application/zip')).rejects.toThrow(KeyTakenError);
    await expect(storage.putFile(key, path, 'image/webp')).rejects.toThrow('cannot hold');
  });

  test('a file that is not there is refused, and that is all', async () => {
    const nowhere = join(directory, 'nowhere.zip');
    await expect(storage.putFile(makeKey('exports', 'zip'), nowhere, 'application/zip')).rejects.toThrow(
      'ENOENT',
    );
    expect(await storage.inspect(makeKey('exports', 'zip'))).toBeUndefined();
  });

  test('a download can be saved under a name, which is part of what is signed', async () => {
    const key = makeKey('exports', 'zip');
    await storage.put(key, picture, 'application/zip');
    const url = await storage.signDownload(key, 60, 'my-data.zip');
    const down = await ask(url);
    expect(down.status).toBe(200);
    expect(down.headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"');
    expect(down.headers.get('cache-control')).toBe('private, no-store');
    expect((await ask(url.replace('my-data', 'evil'))).status).toBe(403);
  });

  test('knows what is not there', async () => {
    const key = makeKey('media', 'webp');
    expect(await storage.inspect(key)).toBeUndefined();
    await expect(storage.read(key)).rejects.toThrow(NoSuchKeyError);
    await expect(storage.open(key)).rejects.toThrow(NoSuchKeyError);
    await expect(storage.remove(key)).resolves.toBeUndefined();
  });

  test('removes', async () => {
    const key = makeKey('media', 'webp');
    await storage.put(key, picture, type);
    await storage.remove(key);
    expect(await storage.inspect(key)).toBeUndefined();
  });

  test.each([
    '../outside.webp',
    '/etc/passwd',
    'media/../../x.webp',
    'media/x.html',
    'media/x',
    'Media/X.webp',
  ])('the key %s is refused', async (key) => {
    await expect(storage.put(key, picture, type)).rejects.toThrow('Not a storage key');
    await expect(storage.read(key)).rejects.toThrow('Not a storage key');
  });

  test('a key holds only the kind of file its ending says', async () => {
    await expect(storage.put(makeKey('media', 'webp'), picture, 'text/html')).rejects.toThrow('cannot hold');
  });

  test('a signed upload goes up by a direct PUT and comes down by a signed GET', async () => {
    const key = makeKey('incoming', 'webp');
    expect((await upload(key)).status).toBe(200);
    expect(await storage.inspect(key)).toEqual({ contentType: type, bytes: picture.length });
    const down = await ask(await storage.signDownload(key, 60));
    expect(down.status).toBe(200);
    expect(down.headers.get('content-type')).toContain(type);
    expect(Buffer.from(await down.arrayBuffer())).toEqual(picture);
  });

  test('part of a file can be asked for', async () => {
    const key = makeKey('media', 'webp');
    await storage.put(key, picture, type);
    const part = await ask(await storage.signDownload(key, 60), { headers: { range: 'bytes=0-2' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('not');
  });

  test('a changed address opens nothing', async () => {
    const key = makeKey('media', 'webp');
    const other = makeKey('media', 'webp');
    await storage.put(key, picture, type);
    await storage.put(other, picture, type);
    const url = await storage.signDownload(key, 60);
    expect((await ask(url.replace(key, other))).status).toBe(403);
  });

  test('an upload address is not a download address', async () => {
    const key = makeKey('incoming', 'webp');
    const { url } = await storage.signUpload({ key, contentType: type, bytes: 3, expiresInSeconds: 300 });
    await storage.put(key, picture, type);
    expect((await ask(url)).status).toBe(403);
  });

  test('another type than the signed one is refused', async () => {
    const key = makeKey('incoming', 'webp');
    expect((await upload(key, picture, { 'content-type': 'text/html' })).ok).toBe(false);
    expect(await storage.inspect(key)).toBeUndefined();
  });

  test('another length than the signed one is refused', async () => {
    const key = makeKey('incoming', 'webp');
    expect((await upload(key, Buffer.concat([picture, picture]))).ok).toBe(false);
    expect(await storage.inspect(key)).toBeUndefined();
  });

  test.each([quarantine, identityArea])('nothing is served from %s', async (area) => {
    const key = makeKey(area, 'webp');
    await storage.put(key, picture, type);
    await expect(storage.signDownload(key, 60)).rejects.toThrow('Nothing is served');
    await expect(storage.signDownload(key, 60, 'me.webp')).rejects.toThrow('Nothing is served');
  });

  test('an address ends with its time', async () => {
    const key = makeKey('media', 'webp');
    await storage.put(key, picture, type);
    expect((await ask(await storage.signDownload(key, -10))).status).toBe(403);
  });
});

describe('files from disk', () => {
  let running: Running;
  beforeAll(async () => {
    running = await drivers.disk();
  });
  afterAll(() => running.stop());
  const ask = (url: string, init?: RequestInit) => askAt(running, url, init);

  test('addresses are paths, so that they lead to the host a page was opened under', async () => {
    const key = makeKey('incoming', 'webp');
    const grant = { key, contentType: type, bytes: picture.length, expiresInSeconds: 300 };
    expect((await running.storage.signUpload(grant)).url).toMatch(/^\/files\/incoming\//);
    expect(await running.storage.signDownload(key, 60)).toMatch(/^\/files\/incoming\//);
  });

  test('a signed upload works once', async () => {
    const key = makeKey('incoming', 'webp');
    const grant = { key, contentType: type, bytes: picture.length, expiresInSeconds: 300 };
    const { url, headers } = await running.storage.signUpload(grant);
    const send = () => ask(url, { method: 'PUT', headers, body: new Uint8Array(picture) });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(409);
  });

  test('an upload whose length is not known has a ceiling', async () => {
    const send = async (body: Buffer) => {
      const { url, headers } = await running.storage.signUpload({
        key: makeKey('incoming', 'webp'),
        contentType: type,
        bytes: { atMost: picture.length },
        expiresInSeconds: 300,
      });
      return (await ask(url, { method: 'PUT', headers, body: new Uint8Array(body) })).status;
    };
    expect(await send(picture.subarray(1))).toBe(200);
    expect(await send(picture)).toBe(200);
    expect(await send(Buffer.concat([picture, picture]))).toBe(400);
  });

  test('an address without a signature opens nothing', async () => {
    const key = makeKey('media', 'webp');
    await running.storage.put(key, picture, type);
    const url = await running.storage.signDownload(key, 60);
    expect((await ask(url.split('?')[0] ?? '')).status).toBe(403);
  });

  test('an ID proof is not there, even for an address with a good signature', async () => {
    const key = makeKey(identityArea, 'bin');
    await running.storage.put(key, picture, 'application/octet-stream');
    const expires = Math.floor(Date.now() / 1000) + 60;
    const forged = toSignedPath('storage test secret', { method: 'GET', key, expires });
    expect((await ask(forged)).status).toBe(404);
  });

  test('a browser never runs one', async () => {
    const key = makeKey('media', 'webp');
    await running.storage.put(key, picture, type);
    const { headers } = await ask(await running.storage.signDownload(key, 60));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; sandbox");
  });
});

test('a signed upload to S3 is signed for a key that is free', async () => {
  const storage = createS3Storage({
    bucket: 'b',
    region: 'ap-south-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    endpoint: 'http://localhost:1',
  });
  const { url, headers } = await storage.signUpload({
    key: makeKey('incoming', 'webp'),
    contentType: type,
    bytes: 5,
    expiresInSeconds: 300,
  });
  const query = new URL(url).searchParams;
  expect(query.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host;if-none-match');
  expect(query.get('X-Amz-Expires')).toBe('300');
  expect(headers).toEqual({ 'content-type': type, 'if-none-match': '*' });
  await expect(
    storage.signUpload({
      key: makeKey('incoming', 'webp'),
      contentType: type,
      bytes: { atMost: 5 },
      expiresInSeconds: 300,
    }),
  ).rejects.toThrow(LengthNeededError);
});
