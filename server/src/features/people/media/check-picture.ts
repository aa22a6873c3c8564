import { maxPhotoBytes } from '@callboard/contract/people/media';
import { type PictureHeader, readPictureHeader } from '../../../platform/images/picture-header.ts';
import { mediaErrors, RefusedError, toRefusal } from './media-errors.ts';
import { hasSecondFace, pictureTypeOf } from './picture-bytes.ts';

/** Checks a picture without decoding it. Throws a RejectedFileError. */
export async function checkPicture(bytes: Buffer, announced: string): Promise<PictureHeader> {
  if (bytes.length === 0) throw new RefusedError(mediaErrors.empty);
  if (bytes.length > maxPhotoBytes) throw new RefusedError(mediaErrors.tooLarge);
  if (pictureTypeOf(bytes) !== announced || hasSecondFace(bytes))
    throw new RefusedError(mediaErrors.notWhatItSays);
  try {
    return await readPictureHeader(bytes);
  } catch (error) {
    throw toRefusal(error);
  }
}
