import sharp from 'sharp';
import { maxPixels } from './picture-error.ts';

/** Longest side in pixels of each derivative. Pictures are never enlarged. */
const longestSide = { card: 480, page: 1200, full: 2400 } as const;
/** Guards against files that decode for ever. */
const decodingSeconds = 20;

/** The size of a picture's card. */
export const cardSizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const scale = Math.min(1, longestSide.card / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

export interface DerivedPhoto {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly card: Buffer;
  readonly page: Buffer;
  readonly full: Buffer;
}

export interface EncodingOptions {
  /** From 0 (fast, larger) to 6 (slow, smaller). */
  readonly effort?: number;
}

/** Decoded already: red, green, blue and alpha, a byte each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const open = (original: Buffer | Pixels) =>
  Buffer.isBuffer(original)
    ? sharp(original, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
    : sharp(original.data, { raw: { width: original.width, height: original.height, channels: 4 } });

/**
 * Decodes a picture, applies its EXIF orientation, drops all metadata and encodes three sizes. Throws for
 * invalid or oversized pictures.
 */
export async function derivePhoto(
  original: Buffer | Pixels,
  { effort = 4 }: EncodingOptions = {},
): Promise<DerivedPhoto> {
  const { data, info } = await open(original)
    .timeout({ seconds: decodingSeconds })
    .resize({ width: longestSide.full, height: longestSide.full, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // Decoded once; each size is made from these pixels.
  const encode = (side: number, quality: number) =>
    sharp(data, { raw: { width, height, channels } })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort })
      .toBuffer();
  const full = encode(longestSide.full, 80);
  const page = Math.max(width, height) > longestSide.page ? encode(longestSide.page, 80) : full;
  const tiny = await encode(20, 40);
  return {
    width,
    height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    card: await encode(longestSide.card, 78),
    page: await page,
    full: await full,
  };
}
