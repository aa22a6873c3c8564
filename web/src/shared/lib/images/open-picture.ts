import { drawn, toBlob, wholeAt } from './canvas.ts';
import type { Size } from './geometry.ts';

export interface OpenPicture {
  /** As a person sees it: the turn noted by the camera is applied. */
  readonly size: Size;
  /** A picture light enough to be moved about on a phone. */
  readonly previewUrl: string;
  /** Gives the memory back. */
  readonly close: () => void;
}

const previewEdge = 1600;

/** Rejects what no browser can show, whatever the file is called. */
export const decode = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

function previewSize({ width, height }: Size): Size {
  const scale = previewEdge / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A photo of 6000 px would be decoded at full size with every move; a small stand-in is enough to aim by. */
async function makePreview(file: Blob, bitmap: ImageBitmap): Promise<Blob> {
  if (Math.max(bitmap.width, bitmap.height) <= previewEdge) return file;
  const size = previewSize(bitmap);
  return drawn(bitmap, { size, matrix: wholeAt(bitmap, size), ground: 'white' }, (canvas) =>
    toBlob(canvas, 'image/jpeg', 0.85),
  );
}

export async function openPicture(file: Blob): Promise<OpenPicture> {
  const bitmap = await decode(file);
  try {
    const previewUrl = URL.createObjectURL(await makePreview(file, bitmap));
    return {
      size: { width: bitmap.width, height: bitmap.height },
      previewUrl,
      close: () => URL.revokeObjectURL(previewUrl),
    };
  } finally {
    bitmap.close();
  }
}
