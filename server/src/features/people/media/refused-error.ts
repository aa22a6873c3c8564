import { PictureError } from '../../../platform/images/picture-error.ts';
import { faultInWords } from './words.ts';

/** A file was looked at and is not taken. The message is for its owner. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** A fault of the picture as a refusal; anything else is a trouble of ours. */
export const toRefusal = (error: unknown): unknown =>
  error instanceof PictureError ? new RefusedError(faultInWords[error.fault], { cause: error }) : error;
