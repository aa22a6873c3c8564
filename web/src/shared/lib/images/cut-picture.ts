import { drawn, toBlob } from './canvas.ts';
import { type Area, cutMatrix, type Turns, toPixels, turnedSize } from './geometry.ts';
import { decode } from './open-picture.ts';
import { shrunkSize } from './width-bands.ts';

const webp = { type: 'image/webp', quality: 0.5 };
/** Where the browser cannot write webp, at a quality that looks the same. */
const jpeg = { type: 'image/jpeg', quality: 0.8 };

export interface Framing {
  /** In hundredths of the turned picture. */
  readonly area: Area;
  readonly turns: Turns;
}

/** Cuts, turns, shrinks by width band and encodes: what goes up is small before it leaves the phone. */
export async function cutPicture(file: Blob, { area, turns }: Framing): Promise<Blob> {
  const bitmap = await decode(file);
  try {
    const picture = { width: bitmap.width, height: bitmap.height };
    const pixels = toPixels(area, turnedSize(picture, turns));
    const size = shrunkSize(pixels);
    const matrix = cutMatrix({ picture, turns, area: pixels, target: size });
    const small = await drawn(bitmap, { size, matrix }, (canvas) => toBlob(canvas, webp.type, webp.quality));
    // A browser that cannot write webp answers with a png and says so only in its type.
    if (small.type === webp.type) return small;
    return await drawn(bitmap, { size, matrix, ground: 'white' }, (canvas) =>
      toBlob(canvas, jpeg.type, jpeg.quality),
    );
  } finally {
    bitmap.close();
  }
}
