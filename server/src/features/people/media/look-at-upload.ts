import { galleryQuotas, reelTypes } from '@callboard/contract/people/gallery';
import type { galleryKinds } from '@callboard/contract/people/gallery-item';
import { maxPhotoBytes, photoTypes } from '@callboard/contract/people/media';
import type { Storage } from '../../../platform/storage/storage.ts';
import { checkPicture } from './check-picture.ts';
import { RefusedError } from './refused-error.ts';
import type { UploadRow } from './uploads.queries.ts';
import { words } from './words.ts';

export type Kind = (typeof galleryKinds)[number];

/** What a look at the stored bytes told. */
export interface SeenUpload {
  readonly contentType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** The file has not come, or was announced as something else: nothing is wrong with it, so it stays. */
export class NotThisUploadError extends Error {
  override readonly name = 'NotThisUploadError';
}

const typesOf: Readonly<Record<Kind, readonly string[]>> = { photo: photoTypes, ...reelTypes };
const tooLarge: Readonly<Record<Kind, string>> = {
  photo: words.tooLarge,
  video: words.filmTooLarge,
  audio: words.recordingTooLarge,
};

/**
 * The quick look while somebody waits: length, first bytes, how many pixels it claims. Films and recordings are
 * opened by the job. Throws a RefusedError, or NotThisUploadError when there is nothing to look at.
 */
export async function lookAtUpload(storage: Storage, upload: UploadRow, kind: Kind): Promise<SeenUpload> {
  const contentType = upload.content_type;
  if (!typesOf[kind].includes(contentType)) throw new NotThisUploadError(words.otherKind);
  const found = await storage.inspect(upload.key);
  if (!found) throw new NotThisUploadError(words.missing);
  if (found.bytes === 0) throw new RefusedError(words.empty);
  if (found.bytes > (kind === 'photo' ? maxPhotoBytes : galleryQuotas[kind].bytes)) {
    throw new RefusedError(tooLarge[kind]);
  }
  if (kind !== 'photo') return { contentType, bytes: found.bytes, width: null, height: null };
  const { width, height } = await checkPicture(await storage.read(upload.key), contentType);
  return { contentType, bytes: found.bytes, width, height };
}
