import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { galleryQuotas, maxUnfinishedUploads } from '@callboard/contract/people/gallery';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../../test/factories.ts';
import { reelSender } from '../../../../../test/reel-sender.ts';
import { makeMp3, makeVideo } from '../../../../../test/reels.ts';
import { type Announced, offsetOf, tusClient } from '../../../../../test/tus-client.ts';
import { expireUploads } from './expiring.job.ts';

const testApp = useTestApp();
const film = makeVideo({ bytes: 3_000_000 });
const half = film.length >> 1;
const whole = { length: film.length };
let url = '';
beforeAll(async () => {
  url = await testApp().app.listen({ port: 0, host: '127.0.0.1' });
});

const someone = () => reelSender(testApp(), url);
const problemOf = async (response: Response) => ({ status: response.status, ...(await response.json()) });
const uploadRow = (key: string) =>
  testApp().db.selectFrom('upload').selectAll().where('key', 'like', `%/${key}`).executeTakeFirst();
const piecesLeft = () => readdir(testApp().services.media.pieces.directory);

describe('POST /uploads', () => {
  test('says where the pieces go and until when', async () => {
    const { tus } = await someone();
    const response = await tus.announce({ length: 500, filename: 'Showreel 2026 – मुंबई.mp4' });
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toMatch(/^\/uploads\/[0-9a-f-]{36}\.mp4$/);
    const left = Date.parse(response.headers.get('upload-expires') ?? '') - Date.now();
    expect(left).toBeGreaterThan(23 * 60 * 60 * 1000);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['a kind there is not', { kind: 'photo' }, 'kind'],
    ['a film that is a program', { filetype: 'application/x-msdownload' }, 'filetype'],
    ['a recording as a film', { filetype: 'audio/mpeg' }, 'filetype'],
    ['a film that is too long', { length: galleryQuotas.video.bytes + 1 }, 'upload-length'],
    [
      'a recording that is too long',
      { kind: 'audio', filetype: 'audio/mpeg', length: galleryQuotas.audio.bytes + 1 },
      'upload-length',
    ],
    ['nothing', { length: 0 }, 'upload-length'],
    ['a length that is no number', { length: 'long' }, 'upload-length'],
  ])('refuses %s before a byte is sent', async (_what, announced: Announced, field) => {
    const { tus } = await someone();
    expect(await problemOf(await tus.announce(announced))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: [{ field }],
    });
  });

  test('knows the other names browsers have for a type', async () => {
    const { begin } = await someone();
    const { key } = await begin({ kind: 'audio', filetype: 'audio/x-m4a', length: 9 });
    expect(await uploadRow(key)).toMatchObject({ content_type: 'audio/mp4', bytes: 9 });
  });

  test('is for talents in good standing', async () => {
    const { db, as } = testApp();
    const announce = async (headers: Record<string, string>) =>
      problemOf(await tusClient(url, headers).announce({}));
    const frozen = await createTalent(db, { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    expect(await announce({})).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await announce(await as(await createRecruiter(db)))).toMatchObject({ code: 'WRONG_KIND_OF_USER' });
    expect(await announce(await as(frozen))).toMatchObject({ code: 'PROFILE_FROZEN' });
  });

  test('only so many are under way at once', async () => {
    const { tus, begin } = await someone();
    const { location } = await begin(whole);
    for (let more = 1; more < maxUnfinishedUploads; more += 1) await begin(whole);
    expect(await problemOf(await tus.announce({}))).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect((await tus.stop(location)).status).toBe(204);
    expect((await tus.announce({})).status).toBe(201);
  });
});

test('POST /uploads takes the first piece along, or all of it', async () => {
  const { tus } = await someone();
  const first = await tus.announce({ length: film.length }, film.subarray(0, half));
  expect({ status: first.status, offset: offsetOf(first) }).toEqual({ status: 201, offset: half });
  const all = await tus.announce({ length: film.length }, film);
  expect({ status: all.status, offset: offsetOf(all) }).toEqual({ status: 201, offset: film.length });
  const response = await tus.ask(all.headers.get('location') ?? '');
  expect(offsetOf(response)).toBe(film.length);
});

describe('PATCH /uploads/{name}', () => {
  test('a film comes in pieces, is recorded by the last part of its address, and plays', async () => {
    const { tus, begin, save, read } = await someone();
    const { location, key } = await begin(whole);
    expect(offsetOf(await tus.send(location, 0, film.subarray(0, half)))).toBe(half);
    expect(offsetOf(await tus.ask(location))).toBe(half);
    const last = await tus.send(location, half, film.subarray(half));
    expect({ status: last.status, offset: offsetOf(last) }).toEqual({ status: 204, offset: film.length });
    expect(await piecesLeft()).not.toContain(key);
    await save({ items: [{ key, kind: 'video' }] });
    await testApp().drain();
    const [item] = (await read()).gallary;
    expect(item).toMatchObject({ kind: 'video', state: 'ready', duration_ms: 12_500, bytes: film.length });
  });

  test('a line that breaks costs only what was on its way', async () => {
    const { tus, begin } = await someone();
    const { location, key } = await begin(whole);
    const line = tus.sendPart(location, 0, film.subarray(0, half), film.length);
    const { pieces } = testApp().services.media;
    await expect.poll(() => pieces.sizeOf(`quarantine/${key.slice(0, 2)}/${key}`)).toBe(half);
    line.breakOff();
    const here = offsetOf(await tus.ask(location));
    expect(here).toBe(half);
    expect((await tus.send(location, here, film.subarray(here))).status).toBe(204);
    const { storage } = testApp().services;
    expect((await storage.read((await uploadRow(key))?.key ?? '')).equals(film)).toBe(true);
  });

  test('a piece with a wrong offset is rejected', async () => {
    const { tus, begin } = await someone();
    const { location } = await begin(whole);
    expect((await tus.send(location, 500, film.subarray(500))).status).toBe(409);
    expect(offsetOf(await tus.ask(location))).toBe(0);
  });

  test('more bytes than announced are rejected', async () => {
    const { tus, begin } = await someone();
    const { location } = await begin({ length: 100 });
    expect((await tus.send(location, 0, film)).status).toBe(413);
    expect(offsetOf(await tus.ask(location))).toBe(0);
  });

  test('when the response to the last piece is lost, HEAD says that it is complete', async () => {
    const { tus, begin, save } = await someone();
    const { location, key } = await begin(whole);
    await tus.send(location, 0, film);
    const response = await tus.ask(location);
    expect({ status: response.status, offset: offsetOf(response) }).toEqual({
      status: 200,
      offset: film.length,
    });
    expect((await tus.send(location, film.length, Buffer.alloc(0))).status).toBe(409);
    await save({ items: [{ key, kind: 'video' }] });
    expect((await tus.ask(location)).status).toBe(200);
    expect(await save({ items: [{ key, kind: 'video' }] })).toHaveLength(1);
  });

  test('when the server crashes between the last piece and quarantine, recording still finds it', async () => {
    const { tus, begin, save } = await someone();
    const { location, key } = await begin(whole);
    await tus.send(location, 0, film);
    const { db, services } = testApp();
    const row = await uploadRow(key);
    const full = row?.key ?? '';
    // Back to a moment before: complete on disk, not yet in quarantine.
    await writeFile(services.media.pieces.pathOf(full), film);
    await services.storage.remove(full);
    await db.updateTable('upload').set({ arrived_at: null }).where('key', '=', full).execute();
    expect(await save({ items: [{ key, kind: 'video' }] })).toMatchObject([{ state: 'processing' }]);
    expect(await services.storage.inspect(full)).toMatchObject({ bytes: film.length });
    expect(existsSync(services.media.pieces.pathOf(full))).toBe(false);
  });

  test('half a film cannot be recorded', async () => {
    const { tus, begin, refused } = await someone();
    const { location, key } = await begin(whole);
    await tus.send(location, 0, film.subarray(0, half));
    expect(await refused({ items: [{ key, kind: 'video' }] })).toMatchObject([
      { field: 'items.0.key', message: expect.stringContaining('didn’t finish') },
    ]);
    await tus.send(location, half, film.subarray(half));
  });

  test('another person’s upload is not found', async () => {
    const owner = await someone();
    const { location, key } = await owner.begin(whole);
    const thief = await someone();
    expect((await thief.tus.ask(location)).status).toBe(404);
    expect((await thief.tus.send(location, 0, film)).status).toBe(404);
    expect((await thief.tus.stop(location)).status).toBe(404);
    expect((await tusClient(url, {}).ask(location)).status).toBe(401);
    expect((await owner.tus.send(location, 0, film)).status).toBe(204);
    expect(await thief.refused({ items: [{ key, kind: 'video' }] })).toMatchObject([
      { field: 'items.0.key' },
    ]);
    for (const odd of ['/uploads/..%2F..%2Fsecrets', '/uploads/x', `/uploads/${key}.json`]) {
      expect((await owner.tus.ask(odd)).status).toBe(404);
    }
    expect((await fetch(url + location, { headers: owner.headers })).status).toBe(404);
  });
});

describe('every night', () => {
  const runExpiring = () =>
    testApp()
      .services.jobs.find(({ name }) => name === expireUploads)
      ?.run({}, { attempt: 1, isLastAttempt: false });
  const expire = (key: string) =>
    testApp()
      .db.updateTable('upload')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('key', 'like', `%/${key}`)
      .execute();

  test('uploads not finished or recorded within a day are removed, and so are files without a row', async () => {
    const { tus, begin } = await someone();
    const unfinished = await begin(whole);
    await tus.send(unfinished.location, 0, film.subarray(0, 100));
    const unrecorded = await begin({ kind: 'audio', filetype: 'audio/mpeg', length: makeMp3().length });
    await tus.send(unrecorded.location, 0, makeMp3());
    const forgotten = await begin(whole);
    const kept = await begin(whole);
    const { db, services } = testApp();
    const arrived = (await uploadRow(unrecorded.key))?.key ?? '';
    await expire(unfinished.key);
    await expire(unrecorded.key);
    await db.deleteFrom('upload').where('key', 'like', `%/${forgotten.key}`).execute();
    expect((await tus.ask(unfinished.location)).status).toBe(404);

    await runExpiring();
    const left = await piecesLeft();
    expect([unfinished, unrecorded, forgotten, kept].map(({ key }) => left.includes(key))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(await services.storage.inspect(arrived)).toBeUndefined();
    expect(await uploadRow(unfinished.key)).toBeUndefined();
    expect((await tus.ask(kept.location)).status).toBe(200);
  });

  test('an upload that a job still has to process stays', async () => {
    const { tus, begin, save, read } = await someone();
    const { location, key } = await begin(whole);
    await tus.send(location, 0, film);
    await save({ items: [{ key, kind: 'video' }] });
    await expire(key);
    await runExpiring();
    await testApp().drain();
    expect((await read()).gallary).toMatchObject([{ state: 'ready' }]);
  });
});

test('DELETE /uploads/{name} stops an upload, but not one that is in the gallery', async () => {
  const { tus, begin, save } = await someone();
  const { location, key } = await begin(whole);
  await tus.send(location, 0, film);
  await save({ items: [{ key, kind: 'video' }] });
  expect((await tus.stop(location)).status).toBe(409);
  const other = await begin(whole);
  await tus.send(other.location, 0, film);
  expect((await tus.stop(other.location)).status).toBe(204);
  expect((await tus.ask(other.location)).status).toBe(404);
});
