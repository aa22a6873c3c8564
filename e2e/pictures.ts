import type { Page } from '@playwright/test';

interface Painting {
  width: number;
  height: number;
  type?: 'image/jpeg' | 'image/png';
}

/** A picture drawn by the browser itself: a face would do no better. */
export async function paint(page: Page, { width, height, type = 'image/jpeg' }: Painting): Promise<Buffer> {
  const address = await page.evaluate(
    ([across, down, kind]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      const sky = context.createLinearGradient(0, 0, across, down);
      sky.addColorStop(0, 'teal');
      sky.addColorStop(1, 'orange');
      context.fillStyle = sky;
      context.fillRect(0, 0, across, down);
      return canvas.toDataURL(kind, 0.7);
    },
    [width, height, type] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** A film of some seconds, recorded by the browser from a picture that moves. */
export async function film(page: Page, seconds = 2): Promise<Buffer> {
  const address = await page.evaluate(async (length) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 360;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    const recorder = new MediaRecorder(canvas.captureStream(25), {
      mimeType: 'video/webm',
      videoBitsPerSecond: 4_000_000,
    });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    const began = performance.now();
    await new Promise<void>((resolve) => {
      const draw = () => {
        for (let spot = 0; spot < 300; spot += 1) {
          context.fillStyle = `hsl(${Math.random() * 360} 60% 50%)`;
          context.fillRect(Math.random() * 640, Math.random() * 360, 30, 30);
        }
        if (performance.now() - began < length * 1000) requestAnimationFrame(draw);
        else resolve();
      };
      draw();
    });
    recorder.stop();
    await stopped;
    const reader = new FileReader();
    const read = new Promise((resolve) => {
      reader.onload = resolve;
    });
    reader.readAsDataURL(new Blob(pieces));
    await read;
    return String(reader.result);
  }, seconds);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** The note of a phone held upright: shown turned by a quarter. Put behind the first two bytes of a JPEG. */
export function heldUpright(jpeg: Buffer): Buffer {
  const note = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex');
  return Buffer.concat([jpeg.subarray(0, 2), note, jpeg.subarray(2)]);
}

export interface Encoded {
  width: number;
  height: number;
  type: string | undefined;
  quality: unknown;
}

/** Writes down every picture that the page encodes. Call it before the page is opened. */
export async function watchEncoding(page: Page): Promise<() => Promise<Encoded[]>> {
  await page.addInitScript(() => {
    const encoded: unknown[] = [];
    Object.assign(window, { encoded });
    const toBlob = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
      encoded.push({ width: this.width, height: this.height, type, quality });
      toBlob.call(this, callback, type, quality);
    };
  });
  return () => page.evaluate(() => (window as unknown as { encoded: Encoded[] }).encoded);
}
