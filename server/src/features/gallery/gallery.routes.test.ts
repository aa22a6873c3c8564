import { galleryQuotas } from '@callboard/contract/gallery';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app.ts';
import { createRecruiter } from '../../../test/factories.ts';
import { galleryOf } from '../../../test/gallery.ts';
import { aPicture } from '../../../test/pictures.ts';
import { makeFilm, makeMp3 } from '../../../test/reels.ts';
import { askForUpload, upload, uploadReel } from '../../../test/uploads.ts';

const testApp = useTestApp();
const someone = () => galleryOf(testApp());
const published = { talent: { completed_at: new Date() } };
const download = (url: string | null | undefined) =>
  testApp().app.inject((url ?? '').replace('http://localhost', ''));
const assetsOf = (ownerId: number) =>
  testApp().db.selectFrom('media_asset').selectAll().where('owner_id', '=', ownerId).orderBy('id').execute();

/** Rows without files, for what only counts them. */
const fill = async (talentId: number, kind: string, count: number, state = 'ready') => {
  const { db } = testApp();
  for (let index = 0; index < count; index += 1) {
    const { id } = await db
      .insertInto('media_asset')
      .values({
        owner_id: talentId,
        kind,
        content_type: 'image/webp',
        bytes: 10,
        width: 10,
        height: 10,
        original_key: `originals/aa/${index}.bin`,
        state,
        refusal: state === 'refused' ? 'Not a picture' : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('gallery_item')
      .values({ talent_id: talentId, asset_id: id, position: id % 30_000 })
      .execute();
  }
};

describe('POST /v1/image-upload', () => {
  test('records photos: first being made ready, then in three sizes, the first one as the cover', async () => {
    const { id, save, read, uploadPhoto } = await someone();
    const keys = [await uploadPhoto(2600, 1300), await uploadPhoto()];
    const before = await save({ items: keys.map((key) => ({ key, kind: 'photo', caption: ' Backstage ' })) });
    expect(before).toMatchObject([
      { state: 'processing', is_cover_photo: true, order: 0, width: 2600, height: 1300, card_url: null },
      { state: 'processing', is_cover_photo: false, order: 1, caption: 'Backstage', file_url: '' },
    ]);
    await testApp().drain();
    const { gallary, progress } = await read();
    expect(gallary).toMatchObject([
      {
        state: 'ready',
        refusal: null,
        width: 2400,
        height: 1200,
        placeholder: expect.stringMatching(/^data:/),
      },
      { state: 'ready' },
    ]);
    expect(progress.missing).not.toContain('cover_photo');
    const sizes = [gallary[0]?.card_url, gallary[0]?.file_url, gallary[0]?.full_url];
    const widths = await Promise.all(
      sizes.map(async (url) => (await sharp((await download(url)).rawPayload).metadata()).width),
    );
    expect(widths).toEqual([480, 1200, 2400]);
    for (const key of keys) expect(await testApp().services.storage.inspect(key)).toBeUndefined();
    expect(await assetsOf(id)).toMatchObject([{ source_key: null }, { source_key: null }]);
  });

  test('a call whose answer was lost can be made again, before and after the photo is ready', async () => {
    const { id, save, uploadPhoto } = await someone();
    const call = { items: [{ key: await uploadPhoto(), kind: 'photo', caption: 'One' }] };
    const first = await save(call);
    expect(await save(call)).toEqual(first);
    await testApp().drain();
    expect(await save(call)).toMatchObject([{ id: first[0]?.id, state: 'ready', caption: 'One' }]);
    expect(await assetsOf(id)).toHaveLength(1);
  });

  test('two of the same call at once record it once', async () => {
    const { id, send, uploadPhoto } = await someone();
    const call = { items: [{ key: await uploadPhoto(), kind: 'photo' }] };
    const answers = await Promise.all([send(call), send(call)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await assetsOf(id)).toHaveLength(1);
  });

  test('changes captions, the cover and the order of what is there', async () => {
    const { save, withPhotos } = await someone();
    const [a, b, c] = (await withPhotos(3)).map(({ id }) => id);
    const after = await save({
      items: [
        { id: c, order: 0, is_cover_photo: true },
        { id: a, caption: '' },
      ],
    });
    expect(after.map(({ id }) => id)).toEqual([c, a, b]);
    expect(after).toMatchObject([
      { is_cover_photo: true, order: 0, caption: 'Photo 2' },
      { is_cover_photo: false, order: 1, caption: null },
      { is_cover_photo: false, order: 2, caption: 'Photo 1' },
    ]);
  });

  test('photos, films and recordings are counted and ordered each for themselves', async () => {
    const { id, save, read, uploadPhoto } = await someone();
    const reel = (bytes: Buffer, type: string) => uploadReel(testApp(), id, bytes, type);
    const poster_key = await uploadPhoto(1280, 720);
    await save({
      items: [
        { key: await reel(makeMp3(), 'audio/mpeg'), kind: 'audio' },
        { key: await reel(makeFilm(), 'video/mp4'), kind: 'video', poster_key },
        { key: await uploadPhoto(), kind: 'photo' },
        { key: await reel(makeFilm({ seconds: 3 }), 'video/mp4'), kind: 'video', order: 0 },
      ],
    });
    await testApp().drain();
    const { gallary } = await read();
    expect(gallary).toMatchObject([
      { kind: 'photo', order: 0, is_cover_photo: true },
      { kind: 'video', order: 0, duration_ms: 3000, width: 640, height: 360, card_url: null },
      { kind: 'video', order: 1, duration_ms: 12_500, card_url: expect.any(String) },
      { kind: 'audio', order: 0, duration_ms: 2612, is_cover_photo: false },
    ]);
    const film = gallary[2];
    const card = await sharp((await download(film?.card_url)).rawPayload).metadata();
    expect(card).toMatchObject({ width: 480, height: 270 });
    const part = await testApp().app.inject({
      url: (film?.file_url ?? '').replace('http://localhost', ''),
      headers: { range: 'bytes=4-7' },
    });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-type']).toBe('video/mp4');
    expect(part.body).toBe('ftyp');
  });

  test('removing the cover makes the next photo the cover, and nothing of it is left', async () => {
    const { id, save, withPhotos } = await someone();
    const [a, b] = (await withPhotos(3)).map((item) => item.id);
    const [cover] = await assetsOf(id);
    const after = await save({ items: [], removed: [a, 987_654] });
    expect(after).toMatchObject([{ id: b, is_cover_photo: true, order: 0 }, { is_cover_photo: false }]);
    await testApp().drain();
    expect(await assetsOf(id)).toHaveLength(2);
    for (const key of [cover?.original_key, cover?.card_key, cover?.page_key, cover?.full_key]) {
      expect(await testApp().services.storage.inspect(key ?? '')).toBeUndefined();
    }
    expect(await save({ items: [], removed: [a] })).toEqual(after);
  });

  test('a photo removed while it is being made ready leaves nothing behind', async () => {
    const { id, save, uploadPhoto } = await someone();
    const key = await uploadPhoto();
    const [item] = await save({ items: [{ key, kind: 'photo' }] });
    const [asset] = await assetsOf(id);
    await save({ removed: [item?.id] });
    await testApp().drain();
    expect(await assetsOf(id)).toEqual([]);
    for (const file of [key, asset?.original_key ?? '']) {
      expect(await testApp().services.storage.inspect(file)).toBeUndefined();
    }
  });

  test('a published profile keeps its last photo', async () => {
    const { save, read, refused, withPhotos, uploadPhoto } = await galleryOf(testApp(), published);
    const [only] = await withPhotos(1);
    const errors = await refused({ removed: [only?.id] });
    expect(errors).toMatchObject([{ field: 'removed', message: expect.stringContaining('needs a photo') }]);
    await save({ items: [{ key: await uploadPhoto(), kind: 'photo' }] });
    expect(await refused({ removed: [only?.id] })).toMatchObject([{ field: 'removed' }]);
    await testApp().drain();
    await save({ removed: [only?.id] });
    expect((await read()).gallary).toMatchObject([{ state: 'ready', is_cover_photo: true }]);
  });

  test('a cover that was chosen takes the icon off', async () => {
    const { id, headers, save, withPhotos } = await someone();
    const [, second] = await withPhotos(2);
    const talent_edit_image = await upload(testApp(), headers, await aPicture().webp().toBuffer());
    await testApp().app.inject({
      method: 'PATCH',
      url: `/v1/talenter/Edit-profile-image/${id}`,
      headers,
      payload: { talent_edit_image },
    });
    expect(await assetsOf(id)).toHaveLength(3);
    await save({ items: [{ id: second?.id, is_cover_photo: true }] });
    const row = testApp().db.selectFrom('talent').select('icon_asset_id').where('account_id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ icon_asset_id: null });
    expect(await assetsOf(id)).toHaveLength(2);
  });

  test('a photo that cannot be decoded is refused by the job, and its owner is told why', async () => {
    const { id, headers, save, read, uploadPhoto } = await someone();
    const whole = await aPicture(900, 900).jpeg().toBuffer();
    const key = await upload(testApp(), headers, whole.subarray(0, 1200), 'image/jpeg');
    await save({
      items: [
        { key, kind: 'photo' },
        { key: await uploadPhoto(), kind: 'photo' },
      ],
    });
    await testApp().drain();
    const { gallary } = await read();
    expect(gallary).toMatchObject([
      { state: 'refused', refusal: expect.stringContaining('cannot be opened'), is_cover_photo: false },
      { state: 'ready', is_cover_photo: true },
    ]);
    expect(await testApp().services.storage.inspect(key)).toBeUndefined();
    const others = await testApp().app.inject({
      url: `/v1/user/find-talents/gallary-pastwork/${id}`,
      headers,
    });
    expect(others.json<{ gallary: unknown[] }>().gallary).toHaveLength(1);
    expect(await save({ removed: [gallary[0]?.id] })).toHaveLength(1);
  });

  test('a refused photo cannot be the cover', async () => {
    const { id, refused, read } = await someone();
    await fill(id, 'photo', 1, 'refused');
    const [item] = (await read()).gallary;
    expect(await refused({ items: [{ id: item?.id, is_cover_photo: true }] })).toMatchObject([
      { field: 'items.0.is_cover_photo', message: expect.stringContaining('refused') },
    ]);
  });

  test.each([
    ['photo', 'photos'],
    ['video', 'films'],
    ['audio', 'recordings'],
  ] as const)('holds so many of a %s and no more, not counting what was refused', async (kind, name) => {
    const { id, save, refused, uploadPhoto } = await someone();
    const { items: most } = galleryQuotas[kind];
    await fill(id, kind, most - 1);
    await fill(id, kind, 2, 'refused');
    const key = () =>
      kind === 'photo'
        ? uploadPhoto(40, 40)
        : uploadReel(testApp(), id, makeFilm(), kind === 'video' ? 'video/mp4' : 'audio/mp4');
    const fits = await key();
    const over = await key();
    const both = [fits, over].map((one) => ({ key: one, kind }));
    expect(await refused({ items: both })).toEqual([
      { field: 'items.1.key', message: `A gallery holds ${most} ${name}. Remove one first.` },
    ]);
    expect(await save({ items: [{ key: fits, kind }] })).toHaveLength(most + 2);
    expect(await refused({ items: [{ key: over, kind }] })).toMatchObject([{ field: 'items.0.key' }]);
  });

  test('two calls at once do not go past the quota together', async () => {
    const { id, send, uploadPhoto } = await someone();
    await fill(id, 'photo', galleryQuotas.photo.items - 1);
    const keys = [await uploadPhoto(40, 40), await uploadPhoto(40, 40)];
    const answers = await Promise.all(keys.map((key) => send({ items: [{ key, kind: 'photo' }] })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('refuses every key that is not an upload of its own, all at once, and records nothing', async () => {
    const { id, headers, refused, save, read, uploadPhoto } = await someone();
    const other = await someone();
    const theirs = await other.uploadPhoto();
    const announced = await askForUpload(testApp(), headers);
    const mine = await uploadPhoto();
    const keys = [mine, theirs, announced.key, '../../etc/passwd', 'quarantine/aa/nothing.jpg', 'x.mp4'];
    const errors = await refused({ items: keys.map((key) => ({ key, kind: 'photo' })) });
    expect(errors.map(({ field }) => field)).toEqual([1, 2, 3, 4, 5].map((index) => `items.${index}.key`));
    expect(errors[1]?.message).toContain('has not arrived');
    expect(await assetsOf(id)).toEqual([]);
    expect((await read()).gallary).toEqual([]);
    expect(await save({ items: [{ key: mine, kind: 'photo' }] })).toHaveLength(1);
    expect(await other.save({ items: [{ key: theirs, kind: 'photo' }] })).toHaveLength(1);
  });

  test('a key that became something else is refused', async () => {
    const { id, headers, refused } = await someone();
    const key = await upload(testApp(), headers, await aPicture().webp().toBuffer());
    await testApp().app.inject({
      method: 'PATCH',
      url: `/v1/talenter/Edit-profile-image/${id}`,
      headers,
      payload: { talent_edit_image: key },
    });
    await testApp().db.deleteFrom('gallery_item').where('talent_id', '=', id).execute();
    expect(await refused({ items: [{ key, kind: 'photo' }] })).toMatchObject([
      { field: 'items.0.key', message: expect.stringContaining('used') },
    ]);
  });

  test('refuses what does not fit together', async () => {
    const { id, refused, withPhotos, uploadPhoto } = await someone();
    const [photo, second] = (await withPhotos(2)).map((item) => item.id);
    const theirs = (await (await someone()).withPhotos(1))[0]?.id;
    const key = await uploadPhoto();
    const film = await uploadReel(testApp(), id, makeFilm(), 'video/mp4');
    const cases: [object, string][] = [
      [
        {
          items: [
            { key, kind: 'photo' },
            { key, kind: 'photo' },
          ],
        },
        'items.1.key',
      ],
      [{ items: [{ key, kind: 'video' }] }, 'items.0.key'],
      [{ items: [{ key: film, kind: 'photo' }] }, 'items.0.key'],
      [{ items: [{ key: film, kind: 'video', is_cover_photo: true }] }, 'items.0.is_cover_photo'],
      [{ items: [{ key, kind: 'photo', poster_key: await uploadPhoto() }] }, 'items.0.poster_key'],
      [{ items: [{ key: film, kind: 'video', poster_key: 'nothing' }] }, 'items.0.poster_key'],
      [{ items: [{ id: theirs, caption: 'Mine now' }] }, 'items.0.id'],
      [{ items: [{ id: photo }, { id: photo }] }, 'items.1.id'],
      [{ items: [{ id: photo }], removed: [photo] }, 'items.0.id'],
      [
        {
          items: [
            { id: photo, is_cover_photo: true },
            { id: second, is_cover_photo: true },
          ],
        },
        'items.1.is_cover_photo',
      ],
    ];
    for (const [call, field] of cases) {
      expect(
        (await refused(call)).map((error) => error.field),
        JSON.stringify(call),
      ).toEqual([field]);
    }
  });

  test.each([
    [{ items: [{ key: 'a', kind: 'photo', caption: 'x'.repeat(201) }] }],
    [{ items: [{ key: 'a', kind: 'drawing' }] }],
    [{ items: [{ id: 1, order: -1 }] }],
    [{ items: [{ id: 1, is_cover_photo: false }] }],
    [{ items: [{ id: 0 }] }],
    [{ items: [{ id: 1, user_id: 7 }] }],
    [{ removed: ['1'] }],
    [{ items: Array.from({ length: 61 }, () => ({ id: 1 })) }],
  ])('refuses %j', async (call) => {
    const { send } = await someone();
    expect((await send(call)).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('is for talents in good standing', async () => {
    const { send } = await someone();
    const frozen = await galleryOf(testApp(), { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    const recruiter = await createRecruiter(testApp().db);
    expect((await send({}, {})).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await frozen.send({})).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
    expect((await send({}, await testApp().as(recruiter))).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'items', message: expect.stringContaining('Only talents have a gallery') }],
    });
  });
});

describe('GET /v1/image-upload/{id}', () => {
  const adult = { talent: { completed_at: new Date(), date_of_birth: '1990-01-01' } };
  const look = async (id: number, headers: Record<string, string> = {}) =>
    testApp().app.inject({ url: `/v1/image-upload/${id}`, headers });

  test('shows guests three ready items, recruiters all of them, and nobody what was refused', async () => {
    const { id, headers, withPhotos, save, uploadPhoto } = await galleryOf(testApp(), adult);
    const photos = await withPhotos(4);
    await save({ items: [{ id: photos[3]?.id, is_cover_photo: true }] });
    await save({ items: [{ key: await uploadPhoto(), kind: 'photo' }] });
    const guest = (await look(id)).json<{ gallary: { id: number; state?: string }[] }>();
    expect(guest.gallary.map((item) => item.id)).toEqual([photos[3]?.id, photos[0]?.id, photos[1]?.id]);
    expect(guest.gallary[0]).not.toHaveProperty('state');
    expect(guest).not.toHaveProperty('progress');
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    expect((await look(id, recruiter)).json<{ gallary: unknown[] }>().gallary).toHaveLength(4);
    expect((await look(id, headers)).json<{ gallary: unknown[] }>().gallary).toHaveLength(5);
  });

  test('is not found where the profile is not', async () => {
    const hidden = await galleryOf(testApp(), { talent: { show_to_recruiters: false } });
    const unfinished = await someone();
    const recruiter = await createRecruiter(testApp().db);
    const asRecruiter = await testApp().as(recruiter);
    for (const id of [hidden.id, unfinished.id, recruiter.id, 2_000_000_000]) {
      expect((await look(id)).statusCode).toBe(404);
      expect((await look(id, asRecruiter)).statusCode).toBe(404);
    }
    expect((await look(hidden.id, hidden.headers)).statusCode).toBe(200);
    expect((await look(Number.NaN)).statusCode).toBe(400);
  });
});
