import { randomUUID } from 'node:crypto';

import { createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DiskSpace } from './disk-space.ts';
import { toSignedPath } from './file-signature.ts';
import { contentTypeOf, isClosed, isKey } from './keys.ts';
import { KeyTakenError, type ListedFile, NoSuchKeyError, type Storage } from './storage.ts';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

export interface DiskStorageOptions {
  readonly directory: string;
  readonly secret: string;
  readonly space: Pick<DiskSpace, 'requireSpace'>;
  readonly now?: () => number;
}

export interface DiskStorage extends Storage {
  readonly directory: string;
  /** Writes a stream to a new key. It becomes visible once complete. */
  readonly receive: (key: string, body: Readable) => Promise<void>;
}

export function createDiskStorage({
  directory,
  secret,
  space,
  now = Date.now,
}: DiskStorageOptions): DiskStorage {
  const pathOf = (key: string) => {
    contentTypeOf(key);
    return join(directory, key);
  };
  const expiresAt = (seconds: number) => Math.floor(now() / 1000) + seconds;

  const write = async (key: string, body: Readable) => {
    const path = pathOf(key);
    const aside = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await pipeline(body, createWriteStream(aside, { flags: 'wx', mode: 0o640, flush: true }));
      // Linking fails if the key exists, so nothing is overwritten.
      await link(aside, path);
    } catch (error) {
      throw hasCode(error, 'EEXIST') ? new KeyTakenError(key) : error;
    } finally {
      await rm(aside, { force: true });
    }
  };

  async function* listBelow(folder: string): AsyncIterable<ListedFile> {
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* listBelow(path);
      const key = relative(directory, path);
      // Incomplete files have other names, and listed ones may be gone by now.
      const file = entry.isFile() && isKey(key) ? await stat(path).catch(() => undefined) : undefined;
      if (file) yield { key, bytes: file.size, changedAt: file.mtime };
    }
  }

  return {
    directory,
    /** Our own files may use the reserve, because they lead to the removal of uploads. */
    async receive(key, body) {
      await space.requireSpace(0);
      await write(key, body);
    },
    requireSpace: space.requireSpace,
    list: () => listBelow(directory),
    async put(key, body, contentType) {
      if (contentType !== contentTypeOf(key)) throw new Error(`${key} cannot hold ${contentType}`);
      await write(key, Readable.from([body]));
    },
    async putFile(key, path, contentType) {
      if (contentType !== contentTypeOf(key)) throw new Error(`${key} cannot hold ${contentType}`);
      // Opened first, because a stream error without a listener would end the process.
      const file = (await open(path)).createReadStream();
      try {
        await write(key, file);
      } finally {
        file.destroy();
      }
    },
    async open(key) {
      try {
        return (await open(pathOf(key))).createReadStream();
      } catch (error) {
        throw hasCode(error, 'ENOENT') ? new NoSuchKeyError(key) : error;
      }
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        throw hasCode(error, 'ENOENT') ? new NoSuchKeyError(key) : error;
      }
    },
    async inspect(key) {
      try {
        return { contentType: contentTypeOf(key), bytes: (await stat(pathOf(key))).size };
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async signUpload({ key, contentType, bytes, expiresInSeconds }) {
      if (contentType !== contentTypeOf(key)) throw new Error(`${key} cannot hold ${contentType}`);
      const length = typeof bytes === 'number' ? { bytes } : bytes;
      const grant = { method: 'PUT' as const, key, expires: expiresAt(expiresInSeconds), ...length };
      return { url: toSignedPath(secret, grant), headers: { 'content-type': contentType } };
    },
    async signDownload(key, expiresInSeconds, saveAs, as) {
      contentTypeOf(key);
      if (isClosed(key)) throw new Error('Nothing is served from quarantine or of an ID proof');
      const grant = { method: 'GET' as const, key, expires: expiresAt(expiresInSeconds) };
      return toSignedPath(secret, {
        ...grant,
        ...(saveAs !== undefined && { saveAs, shown: as === 'shown' }),
      });
    },
  };
}
