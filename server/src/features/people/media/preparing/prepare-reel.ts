import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PictureError } from '../../../../platform/images/picture-error.ts';
import { createQueue } from '../../../../platform/queue.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { decodeInTurn, derivePicture } from '../derive-picture.ts';
import { readReel } from '../reels/read-reel.ts';
import { putOnce, putSizes } from '../store-photo.ts';
import type { ReadyColumns, WaitingAsset } from './preparing.queries.ts';

/** Each takes up to half a gigabyte on the disk while it is looked at. */
const inTurn = createQueue(2);

const noPoster = { stored_bytes: 0 } as const;

/** The picture that stands for a film. One that cannot be opened is left out: the film is what counts. */
const preparePoster = async (storage: Storage, { poster_source_key, original_key }: WaitingAsset) => {
  if (poster_source_key === null) return noPoster;
  const bytes = await storage.read(poster_source_key);
  try {
    return await decodeInTurn(async () => putSizes(storage, original_key, await derivePicture(bytes)));
  } catch (error) {
    if (error instanceof PictureError) return noPoster;
    throw error;
  }
};

const look = async (storage: Storage, asset: WaitingAsset, path: string): Promise<ReadyColumns> => {
  await pipeline(await storage.open(asset.source_key), createWriteStream(path, { flags: 'wx', mode: 0o640 }));
  const kind = asset.kind === 'video' ? 'video' : 'audio';
  const facts = await readReel(path, kind, asset.content_type);
  await putOnce(storage.putFile(asset.original_key, path, asset.content_type));
  const { size: bytes } = await stat(path);
  const { stored_bytes: posterBytes, ...poster } = await preparePoster(storage, asset);
  return {
    content_type: asset.content_type,
    bytes,
    stored_bytes: bytes + posterBytes,
    ...facts,
    file_key: asset.original_key,
    ...poster,
  };
};

/** Looks at a film or a recording from quarantine and puts it where it is served from. */
export const prepareReel = (storage: Storage, workDirectory: string, asset: WaitingAsset) =>
  inTurn(async () => {
    await mkdir(workDirectory, { recursive: true });
    const path = join(workDirectory, randomUUID());
    try {
      return await look(storage, asset, path);
    } finally {
      await rm(path, { force: true });
    }
  });
