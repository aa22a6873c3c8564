import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureError } from '../../../../platform/images/picture-error.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { decodeQueue, derivePicture } from '../derive-picture.ts';
import { makeUploadKey } from '../resumable/upload-name.ts';
import { putOnce, putSizes } from '../store-photo.ts';
import { readReel } from './read-reel.ts';

interface Reel {
  readonly kind: 'video' | 'audio';
  readonly contentType: string;
  /** The picture that stands for a video. */
  readonly poster?: Buffer;
}

/** A poster that can't be opened is left out, because the video matters more. */
const putPoster = async (storage: Storage, originalKey: string, poster: Buffer | undefined) => {
  if (!poster) return { stored_bytes: 0 };
  try {
    return await decodeQueue(async () => putSizes(storage, originalKey, await derivePicture(poster)));
  } catch (error) {
    if (error instanceof PictureError) return { stored_bytes: 0 };
    throw error;
  }
};

/**
 * Checks a local file, removes its metadata in place, stores it and returns the columns of its media_asset row.
 */
export async function putReel(storage: Storage, path: string, reel: Reel & { readonly originalKey: string }) {
  const { kind, contentType, originalKey, poster } = reel;
  const facts = await readReel(path, kind, contentType);
  await putOnce(storage.putFile(originalKey, path, contentType));
  const { size: bytes } = await stat(path);
  const { stored_bytes: posterBytes, ...sizes } = await putPoster(storage, originalKey, poster);
  return {
    content_type: contentType,
    bytes,
    stored_bytes: bytes + posterBytes,
    ...facts,
    file_key: originalKey,
    ...sizes,
  };
}

/** Stores a copy of a file that stays as it is. */
export async function storeReel(storage: Storage, file: string, reel: Reel) {
  const directory = await mkdtemp(join(tmpdir(), 'callboard-reel-'));
  try {
    const path = join(directory, 'reel');
    await copyFile(file, path);
    const originalKey = makeUploadKey('media', reel.contentType);
    return { original_key: originalKey, ...(await putReel(storage, path, { ...reel, originalKey })) };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
