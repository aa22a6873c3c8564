import { readdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { galleryOf } from '../../../../test/gallery.ts';
import { makeVideo } from '../../../../test/reels.ts';
import { uploadReel } from '../../../../test/uploads.ts';
import { findPerson } from '../../accounts/data-export/account-facts.queries.ts';
import { findFiles } from '../../accounts/data-export/pack-archive.ts';
import { expireUploads } from './resumable/expiring.job.ts';

const testApp = useTestApp();
const runJob = (wanted: string) =>
  testApp()
    .services.jobs.find(({ name }) => name === wanted)
    ?.run({}, { attempt: 1, isLastAttempt: false });

/** A video with a poster, a photo that is still being processed, and an unfinished upload. */
const someoneWithEverything = async () => {
  const gallery = await galleryOf(testApp());
  const { services, db } = testApp();
  const key = await uploadReel(testApp(), gallery.id, makeVideo(), 'video/mp4');
  await gallery.save({ items: [{ key, kind: 'video', poster_key: await gallery.uploadPhoto() }] });
  await testApp().drain();
  await gallery.save({ items: [{ key: await gallery.uploadPhoto(), kind: 'photo' }] });
  const announced = { kind: 'video', contentType: 'video/mp4', bytes: 9 } as const;
  const { name } = await services.media.resumable.begin(gallery.id, announced);
  await writeFile(services.media.pieces.pathOf(name), 'half');
  const assets = await db
    .selectFrom('media_asset')
    .select(['original_key', 'file_key', 'card_key', 'page_key', 'full_key', 'source_key'])
    .where('owner_id', '=', gallery.id)
    .execute();
  const uploads = await db.selectFrom('upload').select('key').where('owner_id', '=', gallery.id).execute();
  const files = [...assets, ...uploads].flatMap((row) => Object.values(row)).filter((file) => file !== null);
  return { ...gallery, files };
};

test('who is erased leaves no file, whatever state it was in', async () => {
  const { id, files } = await someoneWithEverything();
  const { db, services, drain } = testApp();
  const there = async () => {
    const found = await Promise.all(files.map((key) => services.storage.inspect(key)));
    return found.filter(Boolean).length;
  };
  expect(await there()).toBeGreaterThan(5);
  const longAgo = new Date(Date.now() - 100 * 24 * 60 * 60 * 1000);
  await db.updateTable('account').set({ closed_at: longAgo }).where('id', '=', id).execute();
  await runJob('account-closing/erase-due');
  await drain();
  await runJob(expireUploads);
  expect(await there()).toBe(0);
  expect(await readdir(services.media.pieces.directory)).toEqual([]);
});

test('who asks for their data gets their films too', async () => {
  const { id } = await someoneWithEverything();
  const person = await findPerson(testApp().db, id);
  const files = await findFiles(testApp().services, person);
  expect(files.map(({ name }) => name)).toEqual(['pictures/001.mp4']);
});
