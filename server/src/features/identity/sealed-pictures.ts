import { identityArea, makeKey } from '../../platform/storage/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Seal } from './seal.ts';

export type PicturePart = 'front' | 'back';

/** Keeps the pictures of a proof so that only this server can open them. */
export function createSealedPictures(storage: Storage, { seal, open }: Seal) {
  return {
    async put(talentId: number, part: PicturePart, picture: Buffer): Promise<string> {
      const key = makeKey(identityArea, 'bin');
      await storage.put(key, seal(talentId, part, picture), 'application/octet-stream');
      return key;
    },
    read: async (talentId: number, part: PicturePart, key: string): Promise<Buffer> =>
      open(talentId, part, await storage.read(key)),
    /** Should it fail, a file is left that nobody can open. */
    discard: async (keys: readonly string[]): Promise<void> => {
      await Promise.allSettled(keys.map((key) => storage.remove(key)));
    },
  };
}
export type SealedPictures = ReturnType<typeof createSealedPictures>;
