import sharp, { type OverlayOptions } from 'sharp';
import { cropPhoto } from './photo.ts';
import type { Mark, Sheet } from './sheet.ts';
import { toSvg } from './svg.ts';
import type { Typefaces } from './typefaces.ts';

type Picture = Extract<Mark, { kind: 'picture' }>;
type Drawn = Exclude<Mark, Picture>;

interface PictureOptions {
  readonly typefaces: Typefaces;
  readonly pixelsPerPoint: number;
  readonly maxBytes: number;
}

const placePhoto = async (mark: Picture, pixelsPerPoint: number): Promise<OverlayOptions> => {
  const left = Math.round(mark.x * pixelsPerPoint);
  const top = Math.round(mark.y * pixelsPerPoint);
  const width = Math.round((mark.x + mark.width) * pixelsPerPoint) - left;
  const height = Math.round((mark.y + mark.height) * pixelsPerPoint) - top;
  const corner = (mark.radius ?? 0) * pixelsPerPoint;
  const frame = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${corner}"/></svg>`,
  );
  const cropped = await cropPhoto(mark.photo, { width, height }).png({ compressionLevel: 1 }).toBuffer();
  const input = await sharp(cropped)
    .ensureAlpha()
    .composite([{ input: frame, blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top };
};

/** Layers in drawing order: what follows a photo is above it. */
const toLayers = async (sheet: Sheet, options: PictureOptions): Promise<OverlayOptions[]> => {
  const layers: OverlayOptions[] = [];
  let waiting: Drawn[] = [];
  const flush = () => {
    if (waiting.length > 0) layers.push({ input: toSvg(sheet, waiting, options), left: 0, top: 0 });
    waiting = [];
  };
  for (const mark of sheet.marks) {
    if (mark.kind !== 'picture') waiting.push(mark);
    else {
      flush();
      layers.push(await placePhoto(mark, options.pixelsPerPoint));
    }
  }
  flush();
  return layers;
};

const qualities = [86, 80, 72, 62, 50];

/** Draws a sheet as a JPEG below a size limit, in the best quality that fits. */
export async function drawPicture(sheet: Sheet, options: PictureOptions): Promise<Buffer> {
  const width = Math.round(sheet.width * options.pixelsPerPoint);
  const height = Math.round(sheet.height * options.pixelsPerPoint);
  const { data } = await sharp({ create: { width, height, channels: 3, background: sheet.background } })
    .composite(await toLayers(sheet, options))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let drawn = Buffer.alloc(0);
  for (const quality of qualities) {
    drawn = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (drawn.length <= options.maxBytes) break;
  }
  return drawn;
}
