import { drawn, toBlob } from './canvas.ts';
import { cutMatrix, type Size, type Turns, turnedSize } from './geometry.ts';

export interface OpenPicture {
  /** As a person sees it: the turn noted by the camera is applied, and the turns asked for. */
  readonly size: Size;
  /** A picture light enough to be moved about on a phone. */
  readonly previewUrl: string;
  /** Gives the memory back. */
  readonly close: () => void;
}

interface OpenOptions {
  readonly turns?: Turns;
  /** The longer side of the preview, in pixels. */
  readonly edge?: number;
}

const largeEdge = 1600;

/** Rejects what no browser can show, whatever the file is called. */
export const decode = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

function previewSize({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A photo of 6000 px would be decoded at full size with every move; a small stand-in is enough to aim by. */
async function makePreview(
  file: Blob,
  bitmap: ImageBitmap,
  { turns, edge }: Required<OpenOptions>,
): Promise<Blob> {
  const isSmall = Math.max(bitmap.width, bitmap.height) <= edge;
  if (isSmall && turns === 0) return file;
  const whole = turnedSize(bitmap, turns);
  const size = previewSize(whole, edge);
  const matrix = cutMatrix({ picture: bitmap, turns, area: { x: 0, y: 0, ...whole }, target: size });
  return drawn(bitmap, { size, matrix, ground: 'white' }, (canvas) => toBlob(canvas, 'image/jpeg', 0.85));
}

export async function openPicture(
  file: Blob,
  { turns = 0, edge = largeEdge }: OpenOptions = {},
): Promise<OpenPicture> {
  const bitmap = await decode(file);
  try {
    const previewUrl = URL.createObjectURL(await makePreview(file, bitmap, { turns, edge }));
    return {
      size: turnedSize(bitmap, turns),
      previewUrl,
      close: () => URL.revokeObjectURL(previewUrl),
    };
  } finally {
    bitmap.close();
  }
}
