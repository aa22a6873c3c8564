import type { Matrix, Size } from './geometry.ts';

interface Drawing {
  readonly size: Size;
  readonly matrix: Matrix;
  /** Background for formats without transparency. */
  readonly ground?: string;
}

/** Draws on a temporary canvas and frees its memory afterwards. */
export async function drawn<T>(
  image: CanvasImageSource,
  { size, matrix, ground }: Drawing,
  use: (canvas: HTMLCanvasElement) => Promise<T>,
): Promise<T> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  try {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas to draw on');
    if (ground) {
      context.fillStyle = ground;
      context.fillRect(0, 0, size.width, size.height);
    }
    context.imageSmoothingQuality = 'high';
    context.setTransform(...matrix);
    context.drawImage(image, 0, 0);
    return await use(canvas);
  } finally {
    canvas.width = 0;
    canvas.height = 0;
  }
}

export const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(`The canvas made no ${type}`))),
      type,
      quality,
    );
  });
