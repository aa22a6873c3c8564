import { galleryQuotas } from '@callboard/contract/people/gallery';
import type { PictureFault } from '../../../platform/images/picture-error.ts';

const megabytes = (bytes: number) => `${Math.floor(bytes / (1024 * 1024))} MB`;

export const words = {
  unknown: 'This upload is not known, or it has been used. Send the file again.',
  missing: 'The file has not arrived. Send it again.',
  twice: 'The same file stands here twice.',
  tooLarge: 'Please select file within 10MB',
  empty: 'Please select valid file. It is empty.',
  posterOfPhoto: 'Only a film or a recording has a picture that stands for it.',
  otherKind: 'This upload was announced as another kind of file.',
  notWhatItSays: 'Please select valid file. It is not the kind of picture it says it is.',
  notWhatItSaysReel: 'Please select valid file. It is not the kind of file it says it is.',
  unreadableReel: 'Please select valid file. It cannot be opened: it is damaged or not complete.',
  noPicture: 'Please select valid file. There is no film in it.',
  noSound: 'Please select valid file. There is no sound in it.',
  filmNotSound: 'Please select valid file. This is a film: add it to your films.',
  lost: 'The file was lost on our side. Send it again, please.',
  failed: 'The file could not be made ready. Send it again, or try another one.',
  filmTooLarge: `A film has at most ${megabytes(galleryQuotas.video.bytes)}`,
  recordingTooLarge: `A recording has at most ${megabytes(galleryQuotas.audio.bytes)}`,
} as const;

export const faultInWords: Readonly<Record<PictureFault, string>> = {
  unreadable: 'Please select valid file. It cannot be opened as a picture.',
  tooManyPixels: 'Please select valid file. It has more than 40 megapixels.',
  moves: 'Please select valid file. A moving picture cannot be a photo.',
};
