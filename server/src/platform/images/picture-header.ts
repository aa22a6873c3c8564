import sharp from 'sharp';
import { pixelsInHeic } from './heic-pixels.ts';
import { maxPixels, PictureError } from './picture-error.ts';

export interface PictureHeader {
  /** As it is looked at: turned the way its EXIF says. */
  readonly width: number;
  readonly height: number;
  readonly isHeic: boolean;
}

const unreadable = (error: unknown) => {
  throw new PictureError('unreadable', { cause: error });
};

/** A grid, its tiles, a small copy, depth and light maps: no camera writes more than this on top of each other. */
const heicLayers = 3;

const refuseLargeHeic = (bytes: Buffer) => {
  try {
    const { largest, all } = pixelsInHeic(bytes);
    if (largest <= maxPixels && all <= maxPixels * heicLayers) return;
  } catch (error) {
    unreadable(error);
  }
  throw new PictureError('tooManyPixels');
};

/** Reads the first lines of a picture without decoding it. Throws a PictureError for what we do not take. */
export async function readPictureHeader(bytes: Buffer): Promise<PictureHeader> {
  const found = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  const { width, height } = found.autoOrient;
  if (!width || !height) throw new PictureError('unreadable');
  if (width * height > maxPixels) throw new PictureError('tooManyPixels');
  const isHeic = found.format === 'heif';
  if (isHeic) refuseLargeHeic(bytes);
  else if ((found.pages ?? 1) > 1) throw new PictureError('moves');
  return { width, height, isHeic };
}
