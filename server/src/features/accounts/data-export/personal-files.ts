import type { Readable } from 'node:stream';
import type { Database } from '../../../platform/db/database.ts';
import { NoSuchKeyError, type Storage } from '../../../platform/storage/storage.ts';
import { listOwnAssets, pictureTypeOf } from '../../people/media/index.ts';
import type { Person } from './account-facts.queries.ts';

export interface PersonalFile {
  readonly key: string;
  readonly name: string;
  readonly addedAt: Date;
  /** The entry in pictures.json. */
  readonly about: object;
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
};

const firstChunk = async (stream: Readable): Promise<Buffer> => {
  for await (const chunk of stream) return Buffer.from(chunk);
  return Buffer.alloc(0);
};

/** Originals are kept without a type, so their first bytes tell; undefined when the file is not there. */
const endingOf = async (storage: Storage, key: string): Promise<string | undefined> => {
  const known = key.slice(key.lastIndexOf('.') + 1);
  try {
    const start = await firstChunk(await storage.open(key));
    return endings[pictureTypeOf(start) ?? ''] ?? known;
  } catch (error) {
    if (error instanceof NoSuchKeyError) return undefined;
    throw error;
  }
};

/** The person's pictures as they gave them to us. */
export async function findFiles(
  { db, storage }: { db: Database; storage: Storage },
  { id }: Person,
): Promise<PersonalFile[]> {
  const files: PersonalFile[] = [];
  for (const { original_key, created_at, ...about } of await listOwnAssets(db, id)) {
    const ending = await endingOf(storage, original_key);
    if (ending === undefined) continue;
    const name = `pictures/${String(files.length + 1).padStart(3, '0')}.${ending}`;
    files.push({
      key: original_key,
      name,
      addedAt: created_at,
      about: { file: name, added_at: created_at, ...about },
    });
  }
  return files;
}
