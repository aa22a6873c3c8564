import sharp from 'sharp';

/** Longest side in pixels of each derivative; a picture is never made larger than it is. */
const longestSide = { card: 480, page: 1200, full: 2400 } as const;
const maxPixels = 40_000_000;

export interface DerivedPhoto {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly card: Buffer;
  readonly page: Buffer;
  readonly full: Buffer;
}

/**
 * Decodes a picture, turns it the way its EXIF says, drops every bit of metadata (place included)
 * and encodes it anew in three sizes. Throws when the bytes are no picture or hold too many pixels.
 */
export async function derivePhoto(original: Buffer): Promise<DerivedPhoto> {
  const upright = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
  const fitted = (side: number, quality: number) =>
    upright
      .clone()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 2 })
      .toBuffer({ resolveWithObject: true });
  const [full, page, card, tiny] = await Promise.all([
    fitted(longestSide.full, 82),
    fitted(longestSide.page, 80),
    fitted(longestSide.card, 78),
    fitted(20, 40),
  ]);
  return {
    width: full.info.width,
    height: full.info.height,
    placeholder: `data:image/webp;base64,${tiny.data.toString('base64')}`,
    card: card.data,
    page: page.data,
    full: full.data,
  };
}
