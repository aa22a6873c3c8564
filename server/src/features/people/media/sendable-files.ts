import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../platform/db/database.ts';
import type { DerivedPhoto } from '../../../platform/images/derive-photo.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { checkDocument, isDocumentType } from './check-document.ts';
import { checkPicture } from './check-picture.ts';
import { createUploadConsumer } from './consume-uploads.ts';
import { decodeQueue, derivePicture } from './derive-picture.ts';
import { readReel } from './reels/read-reel.ts';

/** Files people send each other: checked, and without camera metadata. */
export type SendableFile =
  | { readonly kind: 'photo'; readonly photo: DerivedPhoto }
  | { readonly kind: 'file'; readonly contentType: string; readonly bytes: Buffer };

interface SendableOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly workDirectory: string;
}

export function createSendableFiles({ db, storage, workDirectory }: SendableOptions) {
  /** Metadata is removed in the file itself, so it is written to disk for a moment. */
  const cleanReel = async (bytes: Buffer, contentType: string): Promise<Buffer> => {
    await mkdir(workDirectory, { recursive: true });
    const path = join(workDirectory, randomUUID());
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o640 });
      await readReel(path, contentType.startsWith('video/') ? 'video' : 'audio', contentType);
      return await readFile(path);
    } finally {
      await rm(path, { force: true });
    }
  };

  const open = async (bytes: Buffer, announced: string): Promise<SendableFile> => {
    if (announced.startsWith('image/')) {
      await checkPicture(bytes, announced);
      return { kind: 'photo', photo: await decodeQueue(() => derivePicture(bytes)) };
    }
    if (!isDocumentType(announced)) {
      return { kind: 'file', contentType: announced, bytes: await cleanReel(bytes, announced) };
    }
    checkDocument(bytes, announced);
    return { kind: 'file', contentType: announced, bytes };
  };

  return createUploadConsumer({ db, storage, open });
}
