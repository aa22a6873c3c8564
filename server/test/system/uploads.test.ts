import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnGallery } from '@callboard/contract/people/gallery';
import type { UploadGrant } from '@callboard/contract/people/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/platform/db/database.ts';
import { aPicture } from '../pictures.ts';
import { makeVideo } from '../reels.ts';
import { testSecret } from '../secret.ts';
import { addPeople } from '../storm/people.ts';
import { offsetOf, tusClient } from '../tus-client.ts';
import {
  type CallboardProcess,
  databaseUrl,
  discard,
  findFreePort,
  makeHome,
  startCallboard,
} from './callboard-process.ts';

const home = makeHome();
let port = 0;
let callboard: CallboardProcess;
const start = async () => {
  callboard = startCallboard(home, port, { CALLBOARD_ENV: 'test', SESSION_SECRET: testSecret });
  await callboard.up;
};
beforeAll(async () => {
  port = await findFreePort();
  await start();
});
afterAll(async () => {
  await callboard.kill('SIGTERM');
  await discard(home);
});

const killAndStart = async () => {
  await callboard.kill('SIGKILL');
  await start();
};

const call = async <T>(method: string, path: string, headers: Record<string, string>, body?: object) => {
  const response = await fetch(callboard.url + path, {
    method,
    headers: { 'content-type': 'application/json', origin: callboard.url, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

const someTalent = async () => {
  const { pool, close } = connect(databaseUrl(home));
  const talent = (await addPeople(pool, 1, 1)).find(({ kind }) => kind === 'talent');
  await close();
  if (!talent) throw new Error('There is no talent');
  return { id: talent.id, headers: { authorization: `Bearer ${talent.token}` } };
};

const uploadPhoto = async (headers: Record<string, string>) => {
  const picture = await aPicture(3000, 2000).jpeg().toBuffer();
  const files = [{ fileName: 'me.jpg', fileType: 'image/jpeg', fileSize: picture.length }];
  const signed = await call<{ files: UploadGrant[] }>('POST', '/v1/generate-presigned-url/photo', headers, {
    files,
  });
  const [grant] = signed.files;
  if (!grant) throw new Error('No grant');
  const sent = await fetch(callboard.url + grant.signedUrl, {
    method: 'PUT',
    headers: grant.headers,
    body: new Uint8Array(picture),
  });
  expect(sent.status).toBe(200);
  return grant.key;
};

test('kill -9 in the middle of uploads: what was finished is there, and the rest goes on', async () => {
  const { id, headers } = await someTalent();
  const film = makeVideo({ bytes: 6_000_000 });
  const half = film.length >> 1;
  const tus = tusClient(callboard.url, headers);
  const location = (await tus.announce({ length: film.length })).headers.get('location') ?? '';
  const keys = [await uploadPhoto(headers), await uploadPhoto(headers)];
  const photos = { items: keys.map((key) => ({ key, kind: 'photo' })) };
  tus.sendPart(location, 0, film.subarray(0, half), film.length);
  const piece = join(home, 'uploads', 'pieces', location.slice('/uploads/'.length));
  await expect.poll(() => statSync(piece).size, { timeout: 20_000 }).toBeGreaterThan(0);
  const before = await call<OwnGallery>('POST', '/v1/image-upload', headers, photos);
  // The photos are being made ready right now.
  await killAndStart();

  const offset = offsetOf(await tus.ask(location));
  expect(offset).toBeGreaterThan(0);
  expect((await tus.send(location, offset, film.subarray(offset))).status).toBe(204);
  const key = location.slice('/uploads/'.length);
  const again = { items: [...photos.items, { key, kind: 'video' }] };
  const after = await call<OwnGallery>('POST', '/v1/image-upload', headers, again);
  expect(after.gallary).toHaveLength(before.gallary.length + 1);
  await expect
    .poll(
      async () => {
        const { gallary } = await call<OwnGallery>('GET', `/v1/image-upload/${id}`, headers);
        return gallary.map(({ state }) => state).filter((state) => state !== 'ready');
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
});
