import { drawn, toBlob } from './canvas.ts';
import type { Size } from './geometry.ts';
import { decode } from './open-picture.ts';

interface Step {
  /** The longer side, in pixels. */
  readonly edge: number;
  readonly quality: number;
}

/** From the best that usually fits to what always does. No page shows a photo larger than the second. */
const steps: readonly Step[] = [
  { edge: 4096, quality: 0.9 },
  { edge: 4096, quality: 0.8 },
  { edge: 3072, quality: 0.85 },
  { edge: 2560, quality: 0.8 },
  { edge: 2048, quality: 0.75 },
];

export function fitted({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A copy that is small enough to upload, turned as the camera says. Rejects pictures this browser cannot
 * open, such as HEIC in most.
 */
export async function shrinkPhoto(file: Blob, maxBytes: number): Promise<Blob> {
  const bitmap = await decode(file);
  try {
    for (const { edge, quality } of steps) {
      const size = fitted(bitmap, edge);
      const scale = size.width / bitmap.width;
      const made = await drawn(
        bitmap,
        { size, matrix: [scale, 0, 0, size.height / bitmap.height, 0, 0], ground: 'white' },
        (canvas) => toBlob(canvas, 'image/jpeg', quality),
      );
      if (made.size <= maxBytes) return made;
    }
    throw new Error('The photo does not get small enough');
  } finally {
    bitmap.close();
  }
}
