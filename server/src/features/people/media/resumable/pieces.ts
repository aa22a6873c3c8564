import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nameOfKey } from './upload-name.ts';

/**
 * The directory of unfinished uploads, shared by all nodes: one file each and the tus metadata next to it.
 */
export function createPieces(directory: string) {
  const pathOf = (key: string) => join(directory, nameOfKey(key));
  return {
    directory,
    pathOf,
    prepare: () => mkdir(directory, { recursive: true }),
    /** The bytes received so far; undefined when there are none. */
    async sizeOf(key: string): Promise<number | undefined> {
      return (await stat(pathOf(key)).catch(() => undefined))?.size;
    },
    async remove(key: string): Promise<void> {
      await rm(pathOf(key), { force: true });
      await rm(`${pathOf(key)}.json`, { force: true });
    },
    /** Every upload with a file in the directory. */
    async names(): Promise<string[]> {
      const files = await readdir(directory).catch(() => []);
      return [...new Set(files.map((file) => file.replace(/\.json$/, '')))];
    },
  };
}
export type Pieces = ReturnType<typeof createPieces>;
