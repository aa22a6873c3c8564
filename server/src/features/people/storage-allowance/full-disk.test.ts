import { readdirSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { diskReserve, useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { aPicture } from '../../../../test/pictures.ts';
import { reelSender } from '../../../../test/reel-sender.ts';
import { makeVideo } from '../../../../test/reels.ts';
import { offsetOf } from '../../../../test/tus-client.ts';
import { askForUpload, sendFile, upload } from '../../../../test/uploads.ts';
import { makeKey } from '../../../platform/storage/keys.ts';
import { keyOfName } from '../media/resumable/upload-name.ts';

const testApp = useTestApp();
const film = makeVideo({ bytes: 300_000 });
let url = '';
beforeAll(async () => {
  url = await testApp().app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => testApp().pretendFree(undefined));

const someone = async () => {
  const talent = await createTalent(testApp().db);
  return { ...talent, headers: await testApp().as(talent) };
};
const uploadsOf = (ownerId: number) =>
  testApp().db.selectFrom('upload').select('key').where('owner_id', '=', ownerId).execute();
const noRoom = { status: 507, code: 'STORAGE_FULL', detail: expect.stringContaining('Try again later') };
const filesBelow = (area: string) => {
  return readdirSync(`${testApp().disk.directory}/${area}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
};
describe('when the disk is nearly full', () => {
  test('no upload is granted and nothing is stored', async () => {
    const { id, headers } = await someone();
    testApp().pretendFree(diskReserve + 9);
    const response = await testApp().app.inject({
      method: 'POST',
      url: '/v1/generate-presigned-url/photo',
      headers,
      payload: { files: [{ fileName: 'me', fileType: 'image/webp', fileSize: 10 }] },
    });
    expect(response.json()).toMatchObject(noRoom);
    expect(response.headers['retry-after']).toBe('900');
    expect(await uploadsOf(id)).toEqual([]);
  });

  test('a file granted before is rejected, and can be uploaded once there is room', async () => {
    const { headers } = await someone();
    const picture = await aPicture().webp().toBuffer();
    const grant = await askForUpload(testApp(), headers);
    testApp().pretendFree(diskReserve - 1);
    expect((await sendFile(testApp(), grant, picture)).json()).toMatchObject(noRoom);
    expect(await testApp().services.storage.inspect(grant.key)).toBeUndefined();
    testApp().pretendFree(undefined);
    expect((await sendFile(testApp(), grant, picture)).statusCode).toBe(200);
  });

  test('no film begins, and one under way waits where it is', async () => {
    const { id, tus, begin } = await reelSender(testApp(), url);
    const { location } = await begin({ length: film.length });
    testApp().pretendFree(diskReserve + film.length);
    const half = film.length >> 1;
    expect(offsetOf(await tus.send(location, 0, film.subarray(0, half)))).toBe(half);
    testApp().pretendFree(diskReserve + 9);
    const refused = await tus.send(location, half, film.subarray(half));
    expect({ status: refused.status, ...(await refused.json()) }).toMatchObject(noRoom);
    const another = await tus.announce({ length: film.length });
    expect({ status: another.status, ...(await another.json()) }).toMatchObject(noRoom);
    expect(await uploadsOf(id)).toHaveLength(1);
    testApp().pretendFree(undefined);
    expect(offsetOf(await tus.ask(location))).toBe(half);
    expect((await tus.send(location, half, film.subarray(half))).status).toBe(204);
  });

  test('no archive of one’s data is packed', async () => {
    const { id, headers } = await someone();
    testApp().pretendFree(0);
    const response = await testApp().app.inject({
      method: 'POST',
      url: `/v1/user/${id}/data-export`,
      headers,
    });
    expect(response.json()).toMatchObject(noRoom);
  });

  test('GET /ready answers 200 with a warning, and pages are served', async () => {
    testApp().pretendFree(4 * diskReserve - 1);
    const response = await testApp().app.inject('/ready');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      status: 'degraded',
      database: 'ok',
      worker: 'ok',
      migrations: 'ok',
      disk: 'low',
      reasons: ['The disk is nearly full.'],
    });
    expect((await testApp().app.inject('/v1/get-all-masterData')).statusCode).toBe(200);
    testApp().pretendFree(4 * diskReserve);
    expect((await testApp().app.inject('/ready')).json()).toMatchObject({ status: 'ready', disk: 'ok' });
  });
});

describe('when the disk is full in the middle', () => {
  test('nothing half written is left of a picture', async () => {
    await upload(testApp(), (await someone()).headers, await aPicture().webp().toBuffer());
    const before = filesBelow('quarantine');
    const body = Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000);
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      })(),
    );
    await expect(testApp().disk.receive(makeKey('quarantine', 'webp'), body)).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    expect(filesBelow('quarantine')).toEqual(before);
  });

  test('a video gets a 507 and continues once there is room', async () => {
    const { tus, begin } = await reelSender(testApp(), url);
    const { location, key } = await begin({ length: film.length });
    const path = testApp().services.media.pieces.pathOf(keyOfName(key) ?? '');
    // /dev/full stands in for the file.
    await rm(path);
    await symlink('/dev/full', path);
    const refused = await tus.send(location, 0, film);
    expect({ status: refused.status, ...(await refused.json()) }).toMatchObject(noRoom);
    await rm(path);
  });
});
