import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { makeBadFiles } from '../../../../test/bad-files.ts';
import type { BadFile } from '../../../../test/bad-pictures.ts';
import { galleryOf } from '../../../../test/gallery.ts';
import { howMany } from '../../../../test/random-tests.ts';
import { placeUpload } from '../../../../test/uploads.ts';
import { sizeKeysOf } from './store-photo.ts';

const testApp = useTestApp();
const count = howMany(25, 200);
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Uploads one file and returns the error its owner gets. */
const send = async ({ id, send: call, read, save }: Awaited<ReturnType<typeof galleryOf>>, file: BadFile) => {
  const key = await placeUpload(testApp(), id, file.bytes, file.type);
  const response = await call({ items: [{ key, kind: file.kind }] });
  if (response.statusCode !== 200) {
    return { key, outcome: response.json<{ errors?: { message: string }[] }>().errors?.[0]?.message };
  }
  const { original_key } = await testApp()
    .db.selectFrom('media_asset')
    .select('original_key')
    .where('source_key', '=', key)
    .executeTakeFirstOrThrow();
  await testApp().drain();
  const [item] = (await read()).gallary;
  const made = [original_key, ...Object.values(sizeKeysOf(original_key))];
  const left = await Promise.all(made.map((one) => testApp().services.storage.inspect(one)));
  await save({ removed: [item?.id] });
  return { key, outcome: `${item?.state}: ${item?.refusal}${left.some(Boolean) ? ' (left files)' : ''}` };
};

test(`${count} bad files: each gets the right error, none is stored, memory stays flat`, async () => {
  const files = await makeBadFiles(count);
  expect(files).toHaveLength(count);
  const gallery = await galleryOf(testApp());
  const wrong: string[] = [];
  let before = process.memoryUsage();
  for (const [index, file] of files.entries()) {
    if (index === count / 5) before = process.memoryUsage();
    const { key, outcome } = await send(gallery, file);
    const isRefused = outcome?.includes(file.message) && !/^(ready|processing)|left files/.test(outcome);
    if (!isRefused) wrong.push(`${file.what}: ${outcome}`);
    if (await testApp().services.storage.inspect(key)) wrong.push(`${file.what}: still in quarantine`);
  }
  expect(wrong).toEqual([]);
  const kept = testApp().db.selectFrom('media_asset').select('id').where('owner_id', '=', gallery.id);
  expect(await kept.execute()).toEqual([]);
  const after = process.memoryUsage();
  expect(megabytes(after.heapUsed - before.heapUsed)).toBeLessThan(200);
  expect(megabytes(after.rss - before.rss)).toBeLessThan(500);
}, 180_000);
