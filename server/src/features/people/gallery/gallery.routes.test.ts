import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import { galleryOf } from '../../../../test/gallery.ts';
import { aPicture } from '../../../../test/pictures.ts';
import { makeMp3, makeVideo } from '../../../../test/reels.ts';
import { upload, uploadReel } from '../../../../test/uploads.ts';

const testApp = useTestApp();
const someone = () => galleryOf(testApp());
const published = { talent: { completed_at: new Date() } };
const download = (url: string | null | undefined) => testApp().app.inject(url ?? '');
const assetsOf = (ownerId: number) =>
  testApp().db.selectFrom('media_asset').selectAll().where('owner_id', '=', ownerId).orderBy('id').execute();

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

  test('photos, videos and recordings are counted and ordered each for themselves', async () => {
    const { id, save, read, uploadPhoto } = await someone();
    const reel = (bytes: Buffer, type: string) => uploadReel(testApp(), id, bytes, type);
    const poster_key = await uploadPhoto(1280, 720);
    await save({
      items: [
        { key: await reel(makeMp3(), 'audio/mpeg'), kind: 'audio' },
        { key: await reel(makeVideo(), 'video/mp4'), kind: 'video', poster_key },
        { key: await uploadPhoto(), kind: 'photo' },
        { key: await reel(makeVideo({ seconds: 3 }), 'video/mp4'), kind: 'video', order: 0 },
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
      url: film?.file_url ?? '',
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

  test('a photo that cannot be decoded is rejected by the job, and its owner sees why', async () => {
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
      { state: 'refused', refusal: expect.stringContaining('can’t be opened'), is_cover_photo: false },
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
});

describe('GET /v1/image-upload/{id}', () => {
  const adult = { talent: { completed_at: new Date(), date_of_birth: '1990-01-01' } };
  const readTalent = async (id: number | string, headers: Record<string, string> = {}) =>
    testApp().app.inject({ url: `/v1/image-upload/${id}`, headers });

  test('shows guests three ready items, recruiters all of them, and no one rejected ones', async () => {
    const { id, public_id, headers, withPhotos, save, uploadPhoto } = await galleryOf(testApp(), adult);
    const photos = await withPhotos(4);
    await save({ items: [{ id: photos[3]?.id, is_cover_photo: true }] });
    await save({ items: [{ key: await uploadPhoto(), kind: 'photo' }] });
    const guest = (await readTalent(public_id)).json<{ gallary: { id: number; state?: string }[] }>();
    expect(guest.gallary.map((item) => item.id)).toEqual([photos[3]?.id, photos[0]?.id, photos[1]?.id]);
    expect(guest.gallary[0]).not.toHaveProperty('state');
    expect(guest).not.toHaveProperty('progress');
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    expect((await readTalent(public_id, recruiter)).json<{ gallary: unknown[] }>().gallary).toHaveLength(4);
    expect((await readTalent(id, headers)).json<{ gallary: unknown[] }>().gallary).toHaveLength(5);
  });

  test('is not found where the profile is not', async () => {
    const hidden = await galleryOf(testApp(), { talent: { show_to_recruiters: false } });
    const unfinished = await someone();
    const recruiter = await createRecruiter(testApp().db);
    const asRecruiter = await testApp().as(recruiter);
    for (const id of [hidden.public_id, unfinished.public_id, recruiter.public_id, 2_000_000_000]) {
      expect((await readTalent(id)).statusCode).toBe(404);
      expect((await readTalent(id, asRecruiter)).statusCode).toBe(404);
    }
    expect((await readTalent(hidden.id, hidden.headers)).statusCode).toBe(200);
    expect((await readTalent(Number.NaN)).statusCode).toBe(400);
  });
});
