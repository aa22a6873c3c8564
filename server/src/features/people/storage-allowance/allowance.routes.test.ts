import { maxUnrecordedUploads } from '@callboard/contract/people/gallery';
import type { UploadGrant } from '@callboard/contract/people/media';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { galleryOf } from '../../../../test/gallery.ts';
import { idProofsOf } from '../../../../test/id-proofs.ts';
import { aPicture } from '../../../../test/pictures.ts';
import { recruiterDocumentsOf } from '../../../../test/recruiter-documents.ts';
import { makeVideo } from '../../../../test/reels.ts';
import { tusClient } from '../../../../test/tus-client.ts';
import { sendFile, upload, uploadReel } from '../../../../test/uploads.ts';
import { discardUploads } from '../media/media.jobs.ts';

const testApp = useTestApp();
const megabyte = 1024 * 1024;
const unverified = { account: { email_verified_at: null }, talent: { completed_at: null } };
let url = '';
beforeAll(async () => {
  url = await testApp().app.listen({ port: 0, host: '127.0.0.1' });
});

type Headers = Record<string, string>;
const requestUploads = (headers: Headers, fileSize?: number, count = 1) =>
  testApp().app.inject({
    method: 'POST',
    url: '/v1/generate-presigned-url/photo',
    headers,
    payload: {
      files: Array(count).fill({ fileName: 'me', fileType: 'image/jpeg', ...(fileSize && { fileSize }) }),
    },
  });
const useOf = async (accountId: number) => {
  const row = await testApp()
    .db.selectFrom('storage_use')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { waiting: Number(row?.waiting_bytes ?? 0), kept: Number(row?.kept_bytes ?? 0) };
};
const newcomer = async () => {
  const talent = await createTalent(testApp().db, unverified);
  return { ...talent, headers: await testApp().as(talent) };
};

describe('POST /v1/generate-presigned-url/photo', () => {
  test('fifty at once get no more than one account may have', async () => {
    const { id, headers } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 50 }, () => requestUploads(headers)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 413)).toHaveLength(45);
    expect(await useOf(id)).toEqual({ waiting: 50 * megabyte, kept: 0 });
    expect((await requestUploads(headers)).json()).toMatchObject({
      code: 'STORAGE_QUOTA',
      status: 413,
      left: 0,
      detail: expect.stringContaining('Verify your email or mobile number'),
    });
  });

  test('says what is left, and counts what was announced', async () => {
    const { headers } = await newcomer();
    const { files } = (await requestUploads(headers, 3 * megabyte, 2)).json<{ files: UploadGrant[] }>();
    expect(files.map(({ left }) => left)).toEqual([44 * megabyte, 44 * megabyte]);
    expect((await requestUploads(headers, 9 * megabyte, 5)).json()).toMatchObject({ left: 44 * megabyte });
  });

  test('who has verified an email gets more, and who is published more again', async () => {
    const { db, as } = testApp();
    const leftFor = async (account: { id: number }) =>
      (await requestUploads(await as(account), megabyte)).json<{ files: UploadGrant[] }>().files[0]?.left;
    const started = await createTalent(db, { talent: { completed_at: null } });
    expect(await leftFor(started)).toBe(599 * megabyte);
    expect(await leftFor(await createTalent(db))).toBe(1599 * megabyte);
    expect(await leftFor(await createRecruiter(db))).toBe(599 * megabyte);
    expect(await leftFor(await createRecruiter(db, { recruiter: { verified_at: new Date() } }))).toBe(
      1599 * megabyte,
    );
  });
});

describe('everything that can be uploaded counts', () => {
  test('a film from its first request on, and at once it cannot be announced twice over', async () => {
    const { id, headers } = await newcomer();
    const tus = tusClient(url, headers);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => tus.announce({ length: 20 * megabyte })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 413, 413, 413]);
    expect(await useOf(id)).toEqual({ waiting: 40 * megabyte, kept: 0 });
    const started = answers.filter(({ status }) => status === 201);
    expect(started.map((answer) => Number(answer.headers.get('storage-left'))).sort()).toEqual(
      [10 * megabyte, 30 * megabyte].sort(),
    );
    for (const answer of started) await tus.stop(answer.headers.get('location') ?? '');
    expect(await useOf(id)).toEqual({ waiting: 0, kept: 0 });
  });

  test('a photo with the sizes made from it, until it is removed', async () => {
    const gallery = await galleryOf(testApp());
    const [photo] = await gallery.withPhotos(1);
    const { waiting, kept } = await useOf(gallery.id);
    expect(waiting).toBe(0);
    expect(kept).toBeGreaterThan(photo?.bytes ?? Number.POSITIVE_INFINITY);
    await gallery.save({ removed: [photo?.id] });
    expect(await useOf(gallery.id)).toEqual({ waiting: 0, kept: 0 });
  });

  test('a video with its poster', async () => {
    const gallery = await galleryOf(testApp());
    const film = makeVideo();
    const key = await uploadReel(testApp(), gallery.id, film, 'video/mp4');
    await gallery.save({ items: [{ key, kind: 'video', poster_key: await gallery.uploadPhoto() }] });
    expect(await useOf(gallery.id)).toEqual({ waiting: 0, kept: film.length });
    await testApp().drain();
    expect((await useOf(gallery.id)).kept).toBeGreaterThan(film.length);
  });

  test('an icon, an ID proof and a company document', async () => {
    const proofs = idProofsOf(testApp);
    const talent = await proofs.newTalent();
    expect((await proofs.patch(talent, await proofs.passport(talent))).statusCode).toBe(200);
    const proof = await useOf(talent.id);
    expect(proof).toEqual({ waiting: 0, kept: expect.any(Number) });
    expect(proof.kept).toBeGreaterThan(100);

    const icon = await upload(testApp(), talent.headers, await aPicture(500, 500).webp().toBuffer());
    const changed = await testApp().app.inject({
      method: 'PATCH',
      url: `/v1/talenter/Edit-profile-image/${talent.id}`,
      headers: talent.headers,
      payload: { talent_edit_image: icon },
    });
    expect(changed.statusCode).toBe(200);
    expect((await useOf(talent.id)).kept).toBeGreaterThan(proof.kept);

    const papers = recruiterDocumentsOf(testApp);
    const recruiter = await papers.newRecruiter();
    expect((await papers.send(recruiter, await papers.papers(recruiter))).statusCode).toBe(201);
    expect((await useOf(recruiter.id)).kept).toBeGreaterThan(100);
  });

  test('a file of a message', async () => {
    const { id, headers } = await newcomer();
    const call = (path: string, payload: object) =>
      testApp().app.inject({ method: 'POST', url: `/v1/weavy-message/${path}`, headers, payload });
    const text = Buffer.from('Sides for Tuesday');
    const announced = { fileName: 'sides.txt', fileType: 'text/plain', fileSize: text.length };
    const grant = (await call('attachment-upload', announced)).json<UploadGrant>();
    expect(grant.left).toBe(50 * megabyte - text.length);
    await sendFile(testApp(), grant, text);
    expect((await call('attachment', { key: grant.key, fileName: 'sides.txt' })).statusCode).toBe(201);
    expect(await useOf(id)).toEqual({ waiting: 0, kept: text.length });
  });
});

describe('what is over counts no longer', () => {
  test('a rejected picture', async () => {
    const gallery = await galleryOf(testApp());
    const key = await upload(testApp(), gallery.headers, Buffer.from('no picture'), 'image/jpeg');
    expect((await useOf(gallery.id)).waiting).toBe(10 * megabyte);
    await gallery.refused({ items: [{ key, kind: 'photo' }] });
    expect(await useOf(gallery.id)).toEqual({ waiting: 0, kept: 0 });
  });

  test('a rejected icon', async () => {
    const { id, headers } = await newcomer();
    const key = await upload(testApp(), headers, Buffer.from('no picture'));
    const answer = await testApp().app.inject({
      method: 'PATCH',
      url: `/v1/talenter/Edit-profile-image/${id}`,
      headers,
      payload: { talent_edit_image: key },
    });
    expect(answer.statusCode).toBe(400);
    expect(await useOf(id)).toEqual({ waiting: 0, kept: 0 });
  });

  test('an unused grant once it has expired', async () => {
    const { id, headers } = await newcomer();
    const { files } = (await requestUploads(headers, megabyte)).json<{ files: UploadGrant[] }>();
    expect((await useOf(id)).waiting).toBe(megabyte);
    const discard = testApp().services.jobs.find(({ name }) => name === discardUploads);
    await discard?.run({ keys: files.map(({ key }) => key) }, { attempt: 1, isLastAttempt: false });
    expect(await useOf(id)).toEqual({ waiting: 0, kept: 0 });
  });
});

test('only so many finished films wait to be recorded', async () => {
  const gallery = await galleryOf(testApp());
  const film = makeVideo();
  const keys: string[] = [];
  for (let one = 0; one < maxUnrecordedUploads; one += 1) {
    keys.push(await uploadReel(testApp(), gallery.id, film, 'video/mp4'));
  }
  const tus = tusClient(url, gallery.headers);
  const refused = await tus.announce({ length: 9 });
  expect({ status: refused.status, ...(await refused.json()) }).toMatchObject({
    status: 409,
    code: 'CONFLICT',
  });
  await gallery.save({ items: [{ key: keys[0], kind: 'video' }] });
  expect((await tus.announce({ length: 9 })).status).toBe(201);
});
