import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { ERRORS } from '@tus/server';
import { type DiskSpace, isDiskFull } from '../../../../platform/storage/disk-space.ts';

/** So much is written between two looks at how full the disk is. */
const lookEveryBytes = 16 * 1024 * 1024;

/** Hands on what comes, and stops when the disk has no more room for uploads. */
async function* whileThereIsRoom(source: AsyncIterable<Buffer>, space: DiskSpace): AsyncGenerator<Buffer> {
  let sinceLook = 0;
  for await (const bytes of source) {
    sinceLook += bytes.length;
    if (sinceLook >= lookEveryBytes) {
      await space.requireRoom(0);
      sinceLook = 0;
    }
    yield bytes;
  }
}

/** Files as tus keeps them, on a disk that others need too. What was written stays and can be gone on with. */
class PiecesStore extends FileStore {
  // The length is always known beforehand; when an upload ends, and stopping it, are ours.
  override extensions = ['creation', 'creation-with-upload'];
  readonly #space: DiskSpace;

  constructor(directory: string, space: DiskSpace) {
    super({ directory });
    this.#space = space;
  }

  /** As the store does it, save that a full disk is told from any other trouble. */
  override async write(source: Readable, name: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, name), { flags: 'r+', start: offset });
    try {
      await pipeline(source, (pieces) => whileThereIsRoom(pieces, this.#space), file);
    } catch (error) {
      throw isDiskFull(error) ? error : ERRORS.FILE_WRITE_ERROR;
    }
    return offset + file.bytesWritten;
  }
}

export const createPiecesStore = (directory: string, space: DiskSpace) => new PiecesStore(directory, space);
