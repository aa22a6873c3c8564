import type { documentFileTypes, UploadGrant } from '@callboard/contract/people/media';
import { makeUploadKey, nameOfKey } from '../src/features/people/media/resumable/upload-name.ts';
import { type FileEnding, makeKey, quarantine } from '../src/platform/storage/keys.ts';
import type { TestApp } from './app.ts';

type PhotoType = (typeof documentFileTypes)[number];
const endings: Readonly<Record<string, FileEnding>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
};
type Headers = Record<string, string>;

/** Asks for one place to put a file. */
export async function askForUpload(
  { app }: TestApp,
  headers: Headers,
  fileType: PhotoType = 'image/webp',
): Promise<UploadGrant> {
  const response = await app.inject({
    method: 'POST',
    url: '/v1/generate-presigned-url/photo',
    headers,
    payload: { files: [{ fileName: 'me', fileType }] },
  });
  const { files } = response.json<{ files: UploadGrant[] }>();
  const [grant] = files;
  if (!grant) throw new Error(response.body);
  return grant;
}

export const sendFile = ({ app }: TestApp, { signedUrl, headers }: UploadGrant, bytes: Buffer) =>
  app.inject({
    method: 'PUT',
    url: signedUrl.replace('http://localhost', ''),
    headers: { ...headers, 'content-length': String(bytes.length) },
    payload: bytes,
  });

/** Puts a file into quarantine and answers its key. */
export async function upload(testApp: TestApp, headers: Headers, bytes: Buffer, fileType?: PhotoType) {
  const grant = await askForUpload(testApp, headers, fileType);
  const response = await sendFile(testApp, grant, bytes);
  if (response.statusCode !== 200) throw new Error(response.body);
  return grant.key;
}

/** What has come already; answers its whole key. */
export async function placeUpload({ db, services }: TestApp, ownerId: number, bytes: Buffer, type: string) {
  const ending = endings[type];
  const key = ending ? makeKey(quarantine, ending) : makeUploadKey(quarantine, type);
  await services.storage.put(key, bytes, type);
  await db
    .insertInto('upload')
    .values({
      key,
      owner_id: ownerId,
      content_type: type,
      expires_at: new Date(Date.now() + 60_000),
      ...(!ending && { resumable: true, bytes: bytes.length, arrived_at: new Date() }),
    })
    .execute();
  return key;
}

/** A film or a recording that has come in all its pieces; answers its key, as its sender knows it. */
export const uploadReel = async (...upload: Parameters<typeof placeUpload>) =>
  nameOfKey(await placeUpload(...upload));
