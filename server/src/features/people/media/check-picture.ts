import { maxPhotoBytes } from '@callboard/contract/people/media';
import { type PictureHeader, readPictureHeader } from '../../../platform/images/picture-header.ts';
import { mediaErrors, RejectedFileError, toRejectedFileError } from './media-errors.ts';
import { isDisguised, pictureTypeOf } from './picture-bytes.ts';

/** Checks a picture without decoding it. Throws a RejectedFileError. */
export async function checkPicture(
  bytes: Buffer,
  announced: string,
  maxBytes = maxPhotoBytes,
): Promise<PictureHeader> {
  if (bytes.length === 0) throw new RejectedFileError(mediaErrors.empty);
  if (bytes.length > maxBytes) throw new RejectedFileError(mediaErrors.tooLarge);
  if (pictureTypeOf(bytes) !== announced || isDisguised(bytes))
    throw new RejectedFileError(mediaErrors.wrongPictureType);
  try {
    return await readPictureHeader(bytes);
  } catch (error) {
    throw toRejectedFileError(error);
  }
}
