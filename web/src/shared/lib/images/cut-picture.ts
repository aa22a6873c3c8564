import { drawn, toBlob } from './canvas.ts';
import { type Area, cutMatrix, type Size, type Turns, toPixels, turnedSize } from './geometry.ts';
import { decode } from './open-picture.ts';
import { shrunkSize } from './width-bands.ts';

export interface Framing {
  /** In percent of the rotated picture. */
  readonly area: Area;
  readonly turns: Turns;
}

export interface Encoding {
  readonly type: 'image/webp' | 'image/jpeg';
  readonly quality: number;
}

export interface Making {
  /** The size of the result, by the crop and the whole picture as shown. */
  readonly sizeOf: (cut: Size, picture: Size) => Size;
  readonly encoding: Encoding;
  /** Fallback format at a similar quality. */
  readonly otherwise: Encoding;
}

/** The product's numbers for an icon: shrunk by width band, webp at 0.5. */
const forIcons: Making = {
  sizeOf: shrunkSize,
  encoding: { type: 'image/webp', quality: 0.5 },
  otherwise: { type: 'image/jpeg', quality: 0.8 },
};

const whole: Area = { x: 0, y: 0, width: 100, height: 100 };

/** The picture without a crop, with the same numbers, so that an icon can be cut from it again. */
export const shrinkPicture = (file: Blob, { turns }: Pick<Framing, 'turns'>): Promise<Blob> =>
  cutPicture(file, { area: whole, turns });

/** Crops, rotates, shrinks and encodes before the upload, to save data. */
export async function cutPicture(
  file: Blob,
  { area, turns }: Framing,
  { sizeOf, encoding, otherwise }: Making = forIcons,
): Promise<Blob> {
  const bitmap = await decode(file);
  try {
    const picture = { width: bitmap.width, height: bitmap.height };
    const shown = turnedSize(picture, turns);
    const pixels = toPixels(area, shown);
    const size = sizeOf(pixels, shown);
    const matrix = cutMatrix({ picture, turns, area: pixels, target: size });
    const encode = ({ type, quality }: Encoding) =>
      drawn(bitmap, { size, matrix, ...(type === 'image/jpeg' && { ground: 'white' }) }, (canvas) =>
        toBlob(canvas, type, quality),
      );
    const wanted = await encode(encoding);
    // A browser that cannot encode webp returns a png, visible only in its type.
    return wanted.type === encoding.type ? wanted : await encode(otherwise);
  } finally {
    bitmap.close();
  }
}
