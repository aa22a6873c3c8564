import { drawn, toBlob } from './canvas.ts';
import { cutMatrix, type Size, type Turns, turnedSize } from './geometry.ts';

export interface OpenPicture {
  /** The size as shown, with the camera's orientation and the chosen turns applied. */
  readonly size: Size;
  /** A small copy for dragging on a phone. */
  readonly previewUrl: string;
  /** Frees the memory. */
  readonly close: () => void;
}

interface OpenOptions {
  readonly turns?: Turns;
  /** The longer side of the preview, in pixels. */
  readonly edge?: number;
}

const largeEdge = 1600;

/** Rejects files that the browser cannot decode, whatever their name. */
export const decode = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

function previewSize({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A 6000 px photo would be decoded at full size on every move; a small copy is enough to aim. */
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
