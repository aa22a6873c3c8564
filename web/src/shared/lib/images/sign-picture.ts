import { signPhotoUploads } from '@callboard/contract/people/calls';
import { documentFileTypes, type UploadGrant } from '@callboard/contract/people/media';
import { api } from '../api/client.ts';

type UploadType = (typeof documentFileTypes)[number];

const extensions: Readonly<Record<UploadType, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
};

/** Gets a signed upload URL for exactly this picture or document. */
export async function signPicture(picture: Blob, name: string, signal: AbortSignal): Promise<UploadGrant> {
  const fileType = documentFileTypes.find((type) => type === picture.type);
  if (!fileType) throw new Error(`A picture of type ${picture.type} cannot be sent`);
  const file = { fileName: `${name}.${extensions[fileType]}`, fileType, fileSize: picture.size };
  const { files } = await api(signPhotoUploads, { body: { files: [file] } }, { signal });
  const [grant] = files;
  if (!grant) throw new Error('No address came for the picture');
  return grant;
}
