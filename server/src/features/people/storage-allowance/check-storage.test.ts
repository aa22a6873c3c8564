import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { galleryOf } from '../../../../test/gallery.ts';
import { askForUpload } from '../../../../test/uploads.ts';
import { makeKey } from '../../../platform/storage/keys.ts';
import { createStorageCheck } from './check-storage.job.ts';

const testApp = useTestApp();
const complaints: Readonly<Record<string, unknown>>[] = [];
beforeEach(() => complaints.splice(0));

const compare = () =>
  createStorageCheck({
    db: testApp().db,
    storage: testApp().disk,
    complain: (facts) => complaints.push(facts),
  }).run({}, { attempt: 1, isLastAttempt: false });

const threeDaysAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
const putLongAgo = async (area: string) => {
  const { disk } = testApp();
  const key = makeKey(area, 'webp');
  await disk.put(key, Buffer.from('twelve bytes'), 'image/webp');
  await utimes(join(disk.directory, key), threeDaysAgo, threeDaysAgo);
  return key;
};
const storedBytesOf = async (ownerId: number) => {
  const assets = testApp().db.selectFrom('media_asset').select(['id', 'stored_bytes']);
  return assets.where('owner_id', '=', ownerId).executeTakeFirstOrThrow();
};

test('reports nothing when storage and rows agree', async () => {
  const gallery = await galleryOf(testApp());
  await gallery.withPhotos(2);
  const before = await storedBytesOf(gallery.id);
  await compare();
  expect(await storedBytesOf(gallery.id)).toEqual(before);
  expect(complaints).toEqual([]);
});

test('what a row says it takes up is put right', async () => {
  const gallery = await galleryOf(testApp());
  await gallery.withPhotos(1);
  const { id, stored_bytes } = await storedBytesOf(gallery.id);
  await testApp().db.updateTable('media_asset').set({ stored_bytes: 1 }).where('id', '=', id).execute();
  await compare();
  expect(await storedBytesOf(gallery.id)).toEqual({ id, stored_bytes });
});

test('an unknown file is removed from quarantine and reported anywhere else', async () => {
  const abandoned = await putLongAgo('quarantine');
  const odd = await putLongAgo('media');
  const recent = makeKey('quarantine', 'webp');
  await testApp().disk.put(recent, Buffer.from('just now'), 'image/webp');
  await compare();
  const there = async (key: string) => Boolean(await testApp().disk.inspect(key));
  expect([await there(abandoned), await there(odd), await there(recent)]).toEqual([false, true, true]);
  expect(complaints).toMatchObject([{ abandoned: 1, unexplained: 1, unexplainedBytes: 12, missing: 0 }]);
  await testApp().disk.remove(odd);
});

test('a lost file is reported; an upload that never arrived is not', async () => {
  const gallery = await galleryOf(testApp());
  await gallery.withPhotos(1);
  await askForUpload(testApp(), gallery.headers);
  const { db, disk } = testApp();
  const { card_key } = await db
    .updateTable('media_asset')
    .set({ created_at: threeDaysAgo })
    .where('owner_id', '=', gallery.id)
    .returning('card_key')
    .executeTakeFirstOrThrow();
  await disk.remove(card_key ?? '');
  await compare();
  expect(complaints).toMatchObject([{ missing: 1, unexplained: 0 }]);
});
