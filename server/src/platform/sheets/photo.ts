import sharp, { type Sharp } from 'sharp';
import type { Photo } from './sheet.ts';

/** Decodes a picture once, at most as large as drawn. Throws when it cannot be opened. */
export async function readPhoto(bytes: Buffer, longestSide: number): Promise<Photo> {
  const { data, info } = await sharp(bytes)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Faces are in the upper part, so tall pictures lose more below than above. */
const aboveShare = 0.22;

/** Fills a frame of these pixels, cropping both sides, or the bottom rather than the top. */
export function cropPhoto({ pixels, ...photo }: Photo, frame: Size): Sharp {
  const scale = Math.max(frame.width / photo.width, frame.height / photo.height);
  const width = Math.max(frame.width, Math.round(photo.width * scale));
  const height = Math.max(frame.height, Math.round(photo.height * scale));
  return sharp(pixels, { raw: { width: photo.width, height: photo.height, channels: 3 } })
    .resize({ width, height, fit: 'fill' })
    .extract({
      left: Math.floor((width - frame.width) / 2),
      top: Math.floor((height - frame.height) * aboveShare),
      ...frame,
    });
}
