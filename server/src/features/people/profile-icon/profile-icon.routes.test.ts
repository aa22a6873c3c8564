import type { TalentIcon } from '@callboard/contract/people/media';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { makeHeic } from '../../../../test/heic.ts';
import { aPicture, archiveEnd, bomb, drawing, page } from '../../../../test/pictures.ts';
import { askForUpload, upload } from '../../../../test/uploads.ts';
import { storePhoto } from '../media/index.ts';

const testApp = useTestApp();
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };
type Headers = Record<string, string>;

const someone = async () => {
  const talent = await createTalent(testApp().db);
  return { id: talent.id, headers: await testApp().as(talent) };
};
const change = (id: number, headers: Headers, payload: object) =>
  testApp().app.inject({ method: 'PATCH', url: `/v1/talenter/Edit-profile-image/${id}`, headers, payload });
const webp = () => aPicture().webp().toBuffer();
const download = (url: string) => testApp().app.inject(url);
const galleryOf = (talentId: number) =>
  testApp()
    .db.selectFrom('gallery_item')
    .select(['asset_id', 'is_cover', 'position'])
    .where('talent_id', '=', talentId)
    .orderBy('position')
    .execute();
const iconOf = (talentId: number) =>
  testApp()
    .db.selectFrom('talent')
    .select(['icon_asset_id', 'icon_source_asset_id'])
    .where('account_id', '=', talentId)
    .executeTakeFirstOrThrow();

describe('PATCH /v1/talenter/Edit-profile-image/{id}', () => {
  test('records the icon: encoded again, served from its own path, removed from quarantine', async () => {
    const { id, headers } = await someone();
    const key = await upload(testApp(), headers, await aPicture(900, 900).jpeg().toBuffer(), 'image/jpeg');
    const response = await change(id, headers, { talent_edit_image: key });
    expect(response.statusCode).toBe(200);
    const { talent_edit_image, talent_edit_doc } = response.json<TalentIcon>();
    expect(talent_edit_doc).toBeNull();
    const picture = await download(talent_edit_image ?? '');
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 480,
      height: 480,
    });
    expect(await testApp().services.storage.inspect(key)).toBeUndefined();
  });

  test('opens what phones write', async () => {
    const { id, headers } = await someone();
    const key = await upload(
      testApp(),
      headers,
      makeHeic(64, 96, () => [200, 30, 30]),
      'image/heic',
    );
    const { talent_edit_image } = (await change(id, headers, { talent_edit_image: key })).json<TalentIcon>();
    const picture = await download(talent_edit_image ?? '');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 64, height: 96 });
  });

  test('keeps the picture it was cut from beside it', async () => {
    const { id, headers } = await someone();
    const talent_edit_image = await upload(testApp(), headers, await webp());
    const talent_edit_doc = await upload(
      testApp(),
      headers,
      await aPicture(1600, 900).png().toBuffer(),
      'image/png',
    );
    const answer = (await change(id, headers, { talent_edit_image, talent_edit_doc })).json<TalentIcon>();
    const source = await download(answer.talent_edit_doc ?? '');
    expect(await sharp(source.rawPayload).metadata()).toMatchObject({ width: 1600, height: 900 });
  });

  test('without a cover the icon becomes the cover, and a newer icon takes its place', async () => {
    const { id, headers } = await someone();
    await change(id, headers, { talent_edit_image: await upload(testApp(), headers, await webp()) });
    const first = await iconOf(id);
    expect(await galleryOf(id)).toEqual([{ asset_id: first.icon_asset_id, is_cover: true, position: 0 }]);

    await change(id, headers, { talent_edit_image: await upload(testApp(), headers, await webp()) });
    const second = await iconOf(id);
    expect(second.icon_asset_id).not.toBe(first.icon_asset_id);
    expect(await galleryOf(id)).toEqual([{ asset_id: second.icon_asset_id, is_cover: true, position: 0 }]);
  });

  test('a replaced icon leaves no row and no file behind', async () => {
    const { db, services, drain } = testApp();
    const { id, headers } = await someone();
    await change(id, headers, { talent_edit_image: await upload(testApp(), headers, await webp()) });
    const old = await db
      .selectFrom('media_asset')
      .selectAll()
      .where('owner_id', '=', id)
      .executeTakeFirstOrThrow();
    await change(id, headers, { talent_edit_image: await upload(testApp(), headers, await webp()) });
    await drain();
    const left = await db.selectFrom('media_asset').select('id').where('owner_id', '=', id).execute();
    expect(left).toHaveLength(1);
    expect(left).not.toContainEqual({ id: old.id });
    for (const key of [old.original_key, old.card_key, old.page_key, old.full_key]) {
      expect(await services.storage.inspect(key ?? '')).toBeUndefined();
    }
  });

  test('a cover that was chosen stays in the gallery, and its owner appears with the icon', async () => {
    const { db, services } = testApp();
    const { id, headers } = await someone();
    const photo = await storePhoto(services.storage, await webp());
    const cover = await db
      .insertInto('media_asset')
      .values({ kind: 'photo', owner_id: id, ...photo })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('gallery_item')
      .values({ talent_id: id, asset_id: cover.id, is_cover: true, position: 4 })
      .execute();
    const response = await change(id, headers, {
      talent_edit_image: await upload(testApp(), headers, await webp()),
    });
    expect(await galleryOf(id)).toEqual([{ asset_id: cover.id, is_cover: true, position: 4 }]);
    const { talent_edit_image: icon } = response.json<TalentIcon>();
    const user = await testApp().app.inject({ url: `/v1/user/refresh-edit-profile/${id}`, headers });
    expect(user.json()).toMatchObject({
      talenter: { talent_edit_image: icon },
      gallary: [{ is_cover_photo: true, file_url: icon }],
    });
  });

  test('null takes the icon off and leaves the cover', async () => {
    const { id, headers } = await someone();
    await change(id, headers, { talent_edit_image: await upload(testApp(), headers, await webp()) });
    const response = await change(id, headers, { talent_edit_image: null });
    expect(response.json()).toEqual({ talent_edit_image: null, talent_edit_doc: null });
    expect(await galleryOf(id)).toHaveLength(1);
  });

  test('a key is recorded once; the same call again changes nothing', async () => {
    const { id, headers } = await someone();
    const talent_edit_image = await upload(testApp(), headers, await webp());
    const first = await change(id, headers, { talent_edit_image });
    const icon = await iconOf(id);
    const again = await change(id, headers, { talent_edit_image });
    expect(again.json()).toEqual(first.json());
    expect(await iconOf(id)).toEqual(icon);

    await change(id, headers, { talent_edit_image: await upload(testApp(), headers, await webp()) });
    expect((await change(id, headers, { talent_edit_image })).statusCode).toBe(400);
  });

  test('sent ten times at once it is recorded once', async () => {
    const { db } = testApp();
    const { id, headers } = await someone();
    const talent_edit_image = await upload(testApp(), headers, await webp());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change(id, headers, { talent_edit_image })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 400)).toBe(true);
    expect(await db.selectFrom('media_asset').select('id').where('owner_id', '=', id).execute()).toHaveLength(
      1,
    );
  });

  test('another person’s key is rejected and stays theirs', async () => {
    const owner = await someone();
    const thief = await someone();
    const talent_edit_image = await upload(testApp(), owner.headers, await webp());
    const theft = await change(thief.id, thief.headers, { talent_edit_image });
    expect(theft.statusCode).toBe(400);
    expect(theft.json()).toMatchObject({ errors: [{ field: 'talent_edit_image' }] });
    expect((await change(owner.id, owner.headers, { talent_edit_image })).statusCode).toBe(200);
  });

  test('a picture that has not arrived may still come', async () => {
    const { id, headers } = await someone();
    const grant = await askForUpload(testApp(), headers);
    const early = await change(id, headers, { talent_edit_image: grant.key });
    expect(early.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'talent_edit_image' }],
    });
    await testApp().services.storage.put(grant.key, await webp(), 'image/webp');
    expect((await change(id, headers, { talent_edit_image: grant.key })).statusCode).toBe(200);
  });

  test.each([
    ['a text file named .png', 'image/png', async () => Buffer.from('just words')],
    ['a drawing', 'image/png', async () => drawing],
    ['a jpeg that says it is a png', 'image/png', () => aPicture().jpeg().toBuffer()],
    ['a bomb', 'image/png', async () => bomb(20_000, 20_000)],
    ['more than 40 megapixels', 'image/png', () => aPicture(8000, 5001).png().toBuffer()],
    [
      'half a picture',
      'image/jpeg',
      async () => (await aPicture(900, 900).jpeg().toBuffer()).subarray(0, 900),
    ],
    [
      'a picture that is a page',
      'image/jpeg',
      async () => Buffer.concat([await aPicture().jpeg().toBuffer(), page]),
    ],
    [
      'a picture that is an archive',
      'image/png',
      async () => Buffer.concat([await aPicture().png().toBuffer(), archiveEnd]),
    ],
    ['nothing', 'image/webp', async () => Buffer.alloc(0)],
    [
      'the first line of a HEIC',
      'image/heic',
      async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    ],
  ] as const)('refuses %s and throws it away', async (_what, type, bytes) => {
    const { db, services } = testApp();
    const { id, headers } = await someone();
    const key = await upload(testApp(), headers, await bytes(), type);
    const response = await change(id, headers, { talent_edit_image: key });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'talent_edit_image' }],
    });
    expect(await services.storage.inspect(key)).toBeUndefined();
    expect(await db.selectFrom('media_asset').select('id').where('owner_id', '=', id).execute()).toEqual([]);
    expect((await change(id, headers, { talent_edit_image: key })).statusCode).toBe(400);
  });

  test('when one of two is bad, neither is recorded', async () => {
    const { id, headers } = await someone();
    const talent_edit_image = await upload(testApp(), headers, await webp());
    const talent_edit_doc = await upload(testApp(), headers, drawing, 'image/png');
    const response = await change(id, headers, { talent_edit_image, talent_edit_doc });
    expect(response.json()).toMatchObject({ errors: [{ field: 'talent_edit_doc' }] });
    expect(await iconOf(id)).toEqual({ icon_asset_id: null, icon_source_asset_id: null });
    const assets = testApp().db.selectFrom('media_asset').select('id').where('owner_id', '=', id);
    expect(await assets.execute()).toEqual([]);
  });

  test('the good one of two can be sent again', async () => {
    const { id, headers } = await someone();
    const talent_edit_image = await upload(testApp(), headers, await webp());
    const talent_edit_doc = await upload(testApp(), headers, drawing, 'image/png');
    expect((await change(id, headers, { talent_edit_image, talent_edit_doc })).statusCode).toBe(400);
    expect((await change(id, headers, { talent_edit_image })).statusCode).toBe(200);
  });

  test('any other key is rejected', async () => {
    const { id, headers } = await someone();
    for (const key of ['../../etc/passwd', 'media/aa/x.webp', 'https://example.org/me.png']) {
      expect((await change(id, headers, { talent_edit_image: key })).statusCode).toBe(400);
    }
  });

  test('is for the talent alone', async () => {
    const { headers } = await someone();
    const other = await someone();
    const recruiter = await createRecruiter(testApp().db);
    const stopped = await createTalent(testApp().db, frozen);
    const body = { talent_edit_image: null };
    expect((await change(other.id, {}, body)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await change(other.id, headers, body)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await change(recruiter.id, await testApp().as(recruiter), body)).json()).toMatchObject({
      code: 'WRONG_KIND_OF_USER',
    });
    expect((await change(stopped.id, await testApp().as(stopped), body)).json()).toMatchObject({
      code: 'PROFILE_FROZEN',
    });
  });
});
