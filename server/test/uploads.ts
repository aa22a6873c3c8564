import type { photoTypes, UploadGrant } from '@callboard/contract/media';
import type { TestApp } from './app.ts';

type PhotoType = (typeof photoTypes)[number];
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
