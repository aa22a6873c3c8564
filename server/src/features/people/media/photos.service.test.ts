import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { aPicture } from '../../../../test/pictures.ts';
import { upload } from '../../../../test/uploads.ts';
import { createPhotos } from './photos.service.ts';

const testApp = useTestApp();

const uploadOne = async () => {
  const talent = await createTalent(testApp().db);
  const key = await upload(testApp(), await testApp().as(talent), await aPicture().webp().toBuffer());
  return { ownerId: talent.id, keys: new Map([['picture', key]]), key };
};
const assetsOf = (ownerId: number) =>
  testApp().db.selectFrom('media_asset').select('id').where('owner_id', '=', ownerId).execute();

describe('recording a picture', () => {
  test('when storage fails, the upload can be tried again', async () => {
    const { services } = testApp();
    const { ownerId, keys } = await uploadOne();
    let stored = 0;
    const fullDisk = {
      ...services.storage,
      put: async (...file: Parameters<typeof services.storage.put>) => {
        stored += 1;
        if (stored === 3) throw new Error('No space left on device');
        return services.storage.put(...file);
      },
    };
    const failingStorage = createPhotos({ ...services, storage: fullDisk });
    await expect(failingStorage.record(ownerId, keys, async () => 'done')).rejects.toThrow('No space left');
    expect(await assetsOf(ownerId)).toEqual([]);
    expect(await services.media.photos.record(ownerId, keys, async () => 'done')).toBe('done');
    expect(await assetsOf(ownerId)).toHaveLength(1);
  });

  test('when the write fails, nothing is stored and the upload can be tried again', async () => {
    const { services } = testApp();
    const { ownerId, keys, key } = await uploadOne();
    const files: string[] = [];
    const watched = {
      ...services.storage,
      put: async (...file: Parameters<typeof services.storage.put>) => {
        files.push(file[0]);
        return services.storage.put(...file);
      },
    };
    const photos = createPhotos({ ...services, storage: watched });
    const fail = async () => {
      throw new Error('The rest did not work out');
    };
    await expect(photos.record(ownerId, keys, fail)).rejects.toThrow('did not work out');
    expect(files).toHaveLength(4);
    for (const file of files) expect(await services.storage.inspect(file)).toBeUndefined();
    expect(await services.storage.inspect(key)).toBeDefined();
    expect(await assetsOf(ownerId)).toEqual([]);
    expect(await photos.record(ownerId, keys, async () => 'done')).toBe('done');
    expect(await services.storage.inspect(key)).toBeUndefined();
  });
});
