import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storePhoto } from '../features/people/media/index.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { faces, portraitFile } from './faces.ts';

export interface StoredPortrait {
  readonly face: number;
  readonly look: number;
  readonly photo: Awaited<ReturnType<typeof storePhoto>>;
}

interface StoreOptions {
  readonly storage: Storage;
  readonly directory: string;
  /** How many of the faces are needed. */
  readonly count: number;
  readonly onProgress?: ((line: string) => void) | undefined;
}

const atOnce = 4;
/** A first start should be short; the few bytes more never leave this machine. */
const quickly = { effort: 0 };

/** Stores the portraits of the first faces as if their owners had uploaded them. */
export async function storePortraits({
  storage,
  directory,
  count,
  onProgress,
}: StoreOptions): Promise<StoredPortrait[]> {
  const wanted = faces
    .slice(0, count)
    .flatMap((face) => Array.from({ length: face.looks }, (_, look) => ({ face, look })));
  const waiting = wanted.entries();
  const stored: StoredPortrait[] = [];
  let done = 0;
  const work = async () => {
    for (const [index, { face, look }] of waiting) {
      const bytes = await readFile(join(directory, portraitFile(face, look)));
      stored[index] = { face: face.number, look, photo: await storePhoto(storage, bytes, quickly) };
      done += 1;
      if (done % 120 === 0 || done === wanted.length)
        onProgress?.(`Portraits stored: ${done} of ${wanted.length}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return stored;
}
