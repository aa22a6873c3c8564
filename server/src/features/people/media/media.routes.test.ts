import { maxPhotoBytes, type UploadGrant } from '@callboard/contract/people/media';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { aPicture } from '../../../../test/pictures.ts';
import { askForUpload, sendFile, upload } from '../../../../test/uploads.ts';
import { discardUploads } from './media.jobs.ts';

const testApp = useTestApp();
const asTalent = async () => testApp().as(await createTalent(testApp().db));

const requestUploads = async (payload: object, headers: Record<string, string>) =>
  testApp().app.inject({ method: 'POST', url: '/v1/generate-presigned-url/photo', headers, payload });

describe('POST /v1/generate-presigned-url/photo', () => {
  test('returns a URL for each file, in order, and accepts a direct PUT', async () => {
    const picture = await aPicture().webp().toBuffer();
    const response = await requestUploads(
      {
        files: [
          { fileName: 'one.webp', fileType: 'image/webp', fileSize: picture.length },
          { fileName: 'two.jpg', fileType: 'image/jpeg' },
        ],
      },
      await asTalent(),
    );
    expect(response.statusCode).toBe(200);
    const { files } = response.json<{ files: UploadGrant[] }>();
    expect(files).toMatchObject([
      {
        fileName: 'one.webp',
        method: 'PUT',
        maxBytes: picture.length,
        headers: { 'content-type': 'image/webp' },
      },
      {
        fileName: 'two.jpg',
        method: 'PUT',
        maxBytes: maxPhotoBytes,
        headers: { 'content-type': 'image/jpeg' },
      },
    ]);
    const [first] = files;
    if (!first) throw new Error('No grant');
    expect(first.key).toMatch(/^quarantine\/[0-9a-f]{2}\/[0-9a-f-]{36}\.webp$/);
    const left = Date.parse(first.expires_at) - Date.now();
    expect(left).toBeGreaterThan(4 * 60_000);
    expect(left).toBeLessThanOrEqual(5 * 60_000);
    expect((await sendFile(testApp(), first, picture)).statusCode).toBe(200);
    expect(await testApp().services.storage.read(first.key)).toEqual(picture);
  });

  test('remembers who was given which key', async () => {
    const recruiter = await createRecruiter(testApp().db);
    const { key } = await askForUpload(testApp(), await testApp().as(recruiter));
    const row = await testApp().db.selectFrom('upload').selectAll().where('key', '=', key).executeTakeFirst();
    expect(row).toMatchObject({ owner_id: recruiter.id, content_type: 'image/webp', claimed_at: null });
  });

  test('a file can be uploaded once, with its own type and length', async () => {
    const headers = await asTalent();
    const picture = await aPicture().webp().toBuffer();
    const response = await requestUploads(
      { files: [{ fileName: 'a', fileType: 'image/webp', fileSize: picture.length }] },
      headers,
    );
    const [grant] = response.json<{ files: UploadGrant[] }>().files;
    if (!grant) throw new Error('No grant');
    const asText = { ...grant, headers: { 'content-type': 'text/html' } };
    expect((await sendFile(testApp(), asText, picture)).statusCode).toBe(400);
    expect((await sendFile(testApp(), grant, Buffer.concat([picture, picture]))).statusCode).toBe(400);
    expect((await sendFile(testApp(), grant, picture)).statusCode).toBe(200);
    expect((await sendFile(testApp(), grant, picture)).statusCode).toBe(409);
  });

  test('nothing larger than 10 MB can be uploaded, announced or not', async () => {
    const headers = await asTalent();
    const grant = await askForUpload(testApp(), headers);
    expect((await sendFile(testApp(), grant, Buffer.alloc(maxPhotoBytes + 1))).statusCode).toBe(400);
    const announced = await requestUploads(
      { files: [{ fileName: 'a', fileType: 'image/png', fileSize: maxPhotoBytes + 1 }] },
      headers,
    );
    expect(announced.statusCode).toBe(400);
    expect(announced.json()).toMatchObject({
      errors: [{ field: 'files.0.fileSize', message: 'Please select file within 10MB' }],
    });
  });

  test('what went up is not served', async () => {
    const key = await upload(testApp(), await asTalent(), await aPicture().webp().toBuffer());
    expect((await testApp().app.inject(`/files/${key}`)).statusCode).toBe(403);
    await expect(testApp().services.storage.signDownload(key, 60)).rejects.toThrow();
  });

  test.each([
    ['no files', { files: [] }, 'files'],
    ['31 files', { files: Array(31).fill({ fileName: 'a', fileType: 'image/png' }) }, 'files'],
    ['a gif', { files: [{ fileName: 'a.gif', fileType: 'image/gif' }] }, 'files.0.fileType'],
    ['an SVG', { files: [{ fileName: 'a.svg', fileType: 'image/svg+xml' }] }, 'files.0.fileType'],
    ['a key of their own', { files: [{ fileName: 'a', fileType: 'image/png', key: 'x' }] }, 'files.0.key'],
  ])('refuses %s', async (_what, payload, field) => {
    const response = await requestUploads(payload, await asTalent());
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ field }] });
  });

  test('is not for guests', async () => {
    expect((await requestUploads({ files: [{ fileName: 'a', fileType: 'image/png' }] }, {})).statusCode).toBe(
      401,
    );
  });

  test('asking without end is stopped', async () => {
    const headers = await asTalent();
    const statuses: number[] = [];
    for (let turn = 0; turn < 121; turn += 1) {
      statuses.push(
        (await requestUploads({ files: [{ fileName: 'a', fileType: 'image/png' }] }, headers)).statusCode,
      );
    }
    expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
    expect(statuses[120]).toBe(429);
  });
});

test('an upload that is never recorded is discarded', async () => {
  const { db, services } = testApp();
  const key = await upload(testApp(), await asTalent(), await aPicture().webp().toBuffer());
  const job = services.jobs.find(({ name }) => name === discardUploads);
  await job?.run({ keys: [key] }, { attempt: 1, isLastAttempt: false });
  expect(await services.storage.inspect(key)).toBeUndefined();
  expect(await db.selectFrom('upload').select('key').where('key', '=', key).execute()).toEqual([]);
});
