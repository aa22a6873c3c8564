export type PictureErrorReason = 'unreadable' | 'tooManyPixels' | 'moves';

/** Why a picture is rejected. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  constructor(
    readonly fault: PictureErrorReason,
    options?: ErrorOptions,
  ) {
    super(`The picture is refused: ${fault}`, options);
  }
}

/** Decoded, a picture takes four bytes a pixel. */
export const maxPixels = 40_000_000;
