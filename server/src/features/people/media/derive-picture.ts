import { join } from 'node:path';
import { z } from 'zod';
import { workersDirectory } from '../../../locations.ts';
import {
  type DerivedPhoto,
  derivePhoto,
  type EncodingOptions,
  type Pixels,
} from '../../../platform/images/derive-photo.ts';
import { PictureError } from '../../../platform/images/picture-error.ts';
import { readPictureHeader } from '../../../platform/images/picture-header.ts';
import { createQueue } from '../../../platform/queue.ts';
import { runInThread } from '../../../platform/run-in-thread.ts';
import { pictureTypeOf } from './picture-bytes.ts';

/** A picture of 40 megapixels takes some hundred megabytes while it is decoded. */
export const decodeQueue = createQueue(2);

const heicDecoder = join(workersDirectory, 'decode-heic.mjs');
const heicSeconds = 20;
const Decoded = z.object({ width: z.int(), height: z.int(), data: z.instanceof(Uint8ClampedArray) });

/** Phones write HEIC, which browsers and our picture library cannot open. The result is already rotated. */
const decodeHeic = async (bytes: Buffer): Promise<Pixels> => {
  const { width, height } = await readPictureHeader(bytes);
  const answer = await runInThread(heicDecoder, bytes, { width, height }, { seconds: heicSeconds });
  const { data, ...size } = Decoded.parse(answer);
  return { ...size, data: new Uint8Array(data.buffer) };
};

/** The worker thread failed; the picture itself may be fine. */
const isWorkerError = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('ERR_WORKER');

/** Makes the three sizes of a picture. Throws a PictureError for one that cannot be decoded. */
export async function derivePicture(bytes: Buffer, encoding: EncodingOptions = {}): Promise<DerivedPhoto> {
  try {
    const isHeic = pictureTypeOf(bytes) === 'image/heic';
    return await derivePhoto(isHeic ? await decodeHeic(bytes) : bytes, encoding);
  } catch (error) {
    if (error instanceof PictureError || isWorkerError(error)) throw error;
    throw new PictureError('unreadable', { cause: error });
  }
}
