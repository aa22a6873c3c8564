import { maxDocumentBytes } from '@callboard/contract/casting/project-values';
import { galleryQuotas } from '@callboard/contract/people/gallery';
import { PictureError, type PictureErrorReason } from '../../../platform/images/picture-error.ts';

const megabytes = (bytes: number) => `${Math.floor(bytes / (1024 * 1024))} MB`;

export const mediaErrors = {
  unknown: 'We couldn’t find this upload. Upload the file again.',
  missing: 'The upload didn’t finish. Upload the file again.',
  duplicate: 'You’ve already added this file.',
  tooLarge: 'Please select file within 10MB',
  empty: 'Please select valid file. It’s empty.',
  posterOfPhoto: 'Only a video or a recording has a preview picture.',
  differentKind: 'This upload is a different type of file.',
  wrongPictureType: 'Please select valid file. It isn’t the type of picture it says it is.',
  wrongReelType: 'Please select valid file. It isn’t the type of file it says it is.',
  activePdf: 'Please select valid file. This PDF contains scripts or other files.',
  passwordPdf: 'Please select valid file. This PDF needs a password. Save it without one.',
  longPdf: 'Please select valid file. This PDF has more than 1,000 pages. Split it.',
  unreadablePdf: 'Please select valid file. This PDF can’t be opened. It’s damaged or incomplete.',
  unreadableReel: 'Please select valid file. It can’t be opened. It’s damaged or incomplete.',
  noPicture: 'Please select valid file. There’s no video in it.',
  noSound: 'Please select valid file. There’s no sound in it.',
  videoNotSound: 'Please select valid file. This is a video. Add it to your videos.',
  lost: 'We lost this file. Sorry. Upload it again.',
  failed: 'Couldn’t process this file. Upload it again, or try another one.',
  videoTooLarge: `A video can be up to ${megabytes(galleryQuotas.video.bytes)}`,
  documentTooLarge: `A document can be up to ${megabytes(maxDocumentBytes)}`,
  saving: 'This file is already being saved. Try again in a moment.',
  recordingTooLarge: `A recording can be up to ${megabytes(galleryQuotas.audio.bytes)}`,
} as const;

const pictureErrorTexts: Readonly<Record<PictureErrorReason, string>> = {
  unreadable: 'Please select valid file. It can’t be opened as a picture.',
  tooManyPixels: 'Please select valid file. It has more than 40 megapixels.',
  moves: 'Please select valid file. Animated pictures aren’t photos.',
};

/** A file was checked and rejected. The message is shown to its owner. */
export class RejectedFileError extends Error {
  override readonly name = 'RejectedFileError';
}

/** Turns a picture error into a rejection; anything else is our own error. */
export const toRejectedFileError = (error: unknown): unknown =>
  error instanceof PictureError
    ? new RejectedFileError(pictureErrorTexts[error.fault], { cause: error })
    : error;
