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

interface NamedPicture {
  readonly picture: Blob;
  /** Without its ending. */
  readonly name: string;
}

function describeFile({ picture, name }: NamedPicture) {
  const fileType = documentFileTypes.find((type) => type === picture.type);
  if (!fileType) throw new Error(`A picture of type ${picture.type} cannot be sent`);
  return { fileName: `${name}.${extensions[fileType]}`, fileType, fileSize: picture.size };
}

/** Gets a signed upload URL for exactly each of these pictures, in their order. */
export async function signPictures(
  pictures: readonly NamedPicture[],
  signal: AbortSignal,
): Promise<readonly UploadGrant[]> {
  const { files } = await api(signPhotoUploads, { body: { files: pictures.map(describeFile) } }, { signal });
  if (files.length !== pictures.length) throw new Error('No address came for a picture');
  return files;
}

export async function signPicture(picture: Blob, name: string, signal: AbortSignal): Promise<UploadGrant> {
  const [grant] = await signPictures([{ picture, name }], signal);
  if (!grant) throw new Error('No address came for the picture');
  return grant;
}
