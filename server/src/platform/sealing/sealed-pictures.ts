import { identityArea, makeKey } from '../storage/keys.ts';
import type { Storage } from '../storage/storage.ts';
import type { Seal } from './seal.ts';

/** Stores pictures encrypted. */
export function createSealedPictures<Part extends string>(storage: Storage, { seal, open }: Seal<Part>) {
  return {
    async put(accountId: number, part: Part, picture: Buffer): Promise<{ key: string; bytes: number }> {
      const key = makeKey(identityArea, 'bin');
      const sealed = seal(accountId, part, picture);
      await storage.put(key, sealed, 'application/octet-stream');
      return { key, bytes: sealed.length };
    },
    read: async (accountId: number, part: Part, key: string): Promise<Buffer> =>
      open(accountId, part, await storage.read(key)),
    /** If it fails, an unreadable file is left behind. */
    discard: async (keys: readonly string[]): Promise<void> => {
      await Promise.allSettled(keys.map((key) => storage.remove(key)));
    },
  };
}
export type SealedPictures<Part extends string> = ReturnType<typeof createSealedPictures<Part>>;
