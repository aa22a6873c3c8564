import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../../test/app.ts';
import { galleryOf } from '../../../../../test/gallery.ts';
import { makeHeic, makeTiledHeic } from '../../../../../test/heic.ts';
import { aPicture } from '../../../../../test/pictures.ts';
import { makeVideo } from '../../../../../test/reels.ts';
import { upload, uploadReel } from '../../../../../test/uploads.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { sizeKeysOf } from '../store-photo.ts';
import { createPreparingJobs, resumePreparing } from './preparing.jobs.ts';

const testApp = useTestApp();
const run = { attempt: 1, isLastAttempt: false };

/** The job with a storage that a test controls. */
const prepareOn = (storage: Partial<Storage>, jobRun = run) => {
  const { db, services } = testApp();
  const [prepare] = createPreparingJobs({
    db,
    storage: { ...services.storage, ...storage },
    workDirectory: `${services.media.pieces.directory}-work`,
    onRejected: async () => undefined,
  });
  return (assetId: number, originalKey: string) => prepare?.run({ assetId, originalKey }, jobRun);
};

const waitingPhoto = async () => {
  const gallery = await galleryOf(testApp());
  const key = await gallery.uploadPhoto();
  await gallery.save({ items: [{ key, kind: 'photo' }] });
  return { ...gallery, key, asset: await assetOf(gallery.id) };
};
const assetOf = (ownerId: number) =>
  testApp()
    .db.selectFrom('media_asset')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
const filesOf = (originalKey: string) => [originalKey, ...Object.values(sizeKeysOf(originalKey))];
const isThere = async (key: string) => (await testApp().services.storage.inspect(key)) !== undefined;
const areThere = async (originalKey: string) => Promise.all(filesOf(originalKey).map(isThere));

describe('making a photo ready', () => {
  test('continues after a crash, and may run twice', async () => {
    const { id, key, asset } = await waitingPhoto();
    const { services } = testApp();
    let puts = 0;
    const goesDown = prepareOn({
      put: async (...file) => {
        puts += 1;
        if (puts === 3) throw new Error('killed');
        return services.storage.put(...file);
      },
    });
    await expect(goesDown(asset.id, asset.original_key)).rejects.toThrow('killed');
    expect(await assetOf(id)).toMatchObject({ state: 'processing', source_key: key, card_key: null });
    expect(await isThere(key)).toBe(true);

    const prepare = prepareOn({});
    await Promise.all([prepare(asset.id, asset.original_key), prepare(asset.id, asset.original_key)]);
    await prepare(asset.id, asset.original_key);
    expect(await assetOf(id)).toMatchObject({ state: 'ready', source_key: null });
    await testApp().drain();
    expect(await areThere(asset.original_key)).toEqual([true, true, true, true]);
    expect(await isThere(key)).toBe(false);
  });

  test('begins again after a start', async () => {
    const { id } = await waitingPhoto();
    const { db } = testApp();
    // As after a crash: the job is held by a worker that no longer exists.
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'
      where key like 'media/prepare:%'`.execute(db);
    await testApp().drain();
    expect(await assetOf(id)).toMatchObject({ state: 'processing' });
    await resumePreparing(db);
    await testApp().drain();
    expect(await assetOf(id)).toMatchObject({ state: 'ready' });
  });

  test('removed meanwhile, it leaves no file', async () => {
    const { id, asset, save, read } = await waitingPhoto();
    const { services } = testApp();
    const prepare = prepareOn({
      put: async (...file) => {
        if (file[0].includes('-full')) {
          await save({ removed: (await read()).gallary.map((item) => item.id) });
          await testApp().drain();
        }
        return services.storage.put(...file);
      },
    });
    await prepare(asset.id, asset.original_key);
    expect(
      await testApp().db.selectFrom('media_asset').select('id').where('owner_id', '=', id).execute(),
    ).toEqual([]);
    expect(await areThere(asset.original_key)).toEqual([false, false, false, false]);
  });

  test('a store that is away is waited for, and given up on in the end', async () => {
    const { id, asset } = await waitingPhoto();
    const away = { read: () => Promise.reject(new Error('store is away')) };
    await expect(prepareOn(away)(asset.id, asset.original_key)).rejects.toThrow('away');
    expect(await assetOf(id)).toMatchObject({ state: 'processing', tries: 0 });
    await prepareOn(away, { attempt: 12, isLastAttempt: true })(asset.id, asset.original_key);
    expect(await assetOf(id)).toMatchObject({
      state: 'refused',
      refusal: expect.stringContaining('Couldn’t process this file'),
    });
  });

  test('a file that brings the server down again and again is not opened any more', async () => {
    const { id, asset } = await waitingPhoto();
    await testApp().db.updateTable('media_asset').set({ tries: 3 }).where('id', '=', asset.id).execute();
    await prepareOn({ read: () => Promise.reject(new Error('opened')) })(asset.id, asset.original_key);
    expect(await assetOf(id)).toMatchObject({ state: 'refused' });
  });

  test('an upload is not discarded while it still has to be processed', async () => {
    const { key } = await waitingPhoto();
    const discard = testApp().services.jobs.find(({ name }) => name === 'media/discard-uploads');
    await discard?.run({ keys: [key] }, run);
    expect(await isThere(key)).toBe(true);
    await testApp().drain();
    await discard?.run({ keys: [key] }, run);
    const row = testApp().db.selectFrom('upload').select('key').where('key', '=', key);
    expect(await row.executeTakeFirst()).toBeUndefined();
  });

  test('rotates it by its EXIF data and removes the location', async () => {
    const { id, headers, save, read } = await galleryOf(testApp());
    const picture = await aPicture(400, 200)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '19/1 4/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const key = await upload(testApp(), headers, picture, 'image/jpeg');
    expect(await save({ items: [{ key, kind: 'photo' }] })).toMatchObject([{ width: 200, height: 400 }]);
    await testApp().drain();
    expect((await read()).gallary).toMatchObject([{ state: 'ready', width: 200, height: 400 }]);
    const { card_key, page_key, full_key, original_key } = await assetOf(id);
    for (const shown of [card_key, page_key, full_key]) {
      const { exif, xmp, icc, width, height } = await sharp(
        await testApp().services.storage.read(shown ?? ''),
      ).metadata();
      expect({ exif, xmp, icc, width, height }).toEqual({
        exif: undefined,
        xmp: undefined,
        icc: undefined,
        width: 200,
        height: 400,
      });
    }
    expect(await testApp().services.storage.read(original_key)).toEqual(picture);
  });
});

describe('making a HEIC photo ready', () => {
  const quarters = (x: number, y: number) =>
    x < 64 ? (y < 64 ? [255, 0, 0] : [0, 255, 0]) : y < 64 ? [0, 0, 255] : [255, 255, 255];
  const paint = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = quarters(x, y);
    return [r, g, b] as const;
  };
  const corners = async (key: string | null) => {
    const { data, info } = await sharp(await testApp().services.storage.read(key ?? ''))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const start = (y * info.width + x) * 3;
      return [...data.subarray(start, start + 3)].map((value) => (value > 127 ? 1 : 0)).join('');
    };
    const [right, bottom] = [info.width - 8, info.height - 8];
    return {
      size: [info.width, info.height],
      colours: [at(8, 8), at(right, 8), at(8, bottom), at(right, bottom)],
    };
  };
  const record = async (bytes: Buffer) => {
    const gallery = await galleryOf(testApp());
    const key = await upload(testApp(), gallery.headers, bytes, 'image/heic');
    await gallery.save({ items: [{ key, kind: 'photo' }] });
    await testApp().drain();
    return assetOf(gallery.id);
  };

  test('a complete picture stays as it was taken', async () => {
    const asset = await record(makeHeic(128, 96, paint));
    expect(asset).toMatchObject({ state: 'ready', width: 128, height: 96, content_type: 'image/webp' });
    expect(await corners(asset.full_key)).toEqual({ size: [128, 96], colours: ['100', '001', '010', '111'] });
  });

  test('a picture of a phone held upright is turned', async () => {
    const asset = await record(makeHeic(128, 96, paint, { quarterTurns: 3 }));
    expect(await corners(asset.full_key)).toEqual({ size: [96, 128], colours: ['010', '100', '111', '001'] });
  });

  test('a picture of tiles is put together', async () => {
    const asset = await record(makeTiledHeic(64, 2, 2, paint));
    expect(await corners(asset.full_key)).toEqual({
      size: [128, 128],
      colours: ['100', '001', '010', '111'],
    });
  });

  test('half a picture is rejected', async () => {
    const whole = makeHeic(128, 96, paint);
    const asset = await record(whole.subarray(0, whole.length - 9000));
    expect(asset).toMatchObject({ state: 'refused', refusal: expect.stringContaining('can’t be opened') });
  });
});

describe('making a film ready', () => {
  test('without a readable poster it has none', async () => {
    const { id, headers, save } = await galleryOf(testApp());
    const key = await uploadReel(testApp(), id, makeVideo(), 'video/mp4');
    const torn = (await aPicture(900, 900).jpeg().toBuffer()).subarray(0, 1200);
    const poster_key = await upload(testApp(), headers, torn, 'image/jpeg');
    await save({ items: [{ key, kind: 'video', poster_key }] });
    await testApp().drain();
    expect(await assetOf(id)).toMatchObject({ state: 'ready', card_key: null, duration_ms: 12_500 });
    expect(await isThere(poster_key)).toBe(false);
  });

  test('a file that is not a video is rejected and never served', async () => {
    const { id, save, read } = await galleryOf(testApp());
    const key = await uploadReel(testApp(), id, makeVideo().subarray(0, 500), 'video/mp4');
    await save({ items: [{ key, kind: 'video' }] });
    await testApp().drain();
    expect((await read()).gallary).toMatchObject([
      { kind: 'video', state: 'refused', file_url: '', refusal: expect.stringContaining('damaged') },
    ]);
    expect(await isThere((await assetOf(id)).original_key)).toBe(false);
  });
});
