import { galleryKinds } from '@callboard/contract/people/gallery-item';
import { z } from 'zod';
import type { DraftStorage } from '../../../../shared/lib/drafts.ts';
import { createDeviceRecords } from '../../../../shared/lib/send-later/device-records.ts';
import type { Upload } from './upload.ts';

const UnfinishedReel = z.object({
  key: z.string(),
  userId: z.number(),
  tab: z.string(),
  kind: z.enum(galleryKinds),
  name: z.string(),
  size: z.number(),
  lastModified: z.number(),
  url: z.string(),
  /** How many bytes the server has confirmed. */
  sent: z.number(),
  begunAt: z.number(),
});

/**
 * A partly uploaded video or recording. The file itself is too large to store here, so its owner chooses it
 * again.
 */
export type UnfinishedReel = z.infer<typeof UnfinishedReel>;

/** The server deletes them after a day. */
const maxAgeMs = 24 * 60 * 60_000;

interface UnfinishedOptions {
  readonly userId: number;
  readonly tab: string;
  /** Throws where storage is forbidden; a reloaded page then starts the upload over. */
  readonly storage: () => DraftStorage;
  readonly now: () => number;
}

export function createUnfinishedReels({ userId, tab, storage, now }: UnfinishedOptions) {
  const records = createDeviceRecords({
    storage,
    prefix: `callboard-unfinished-reels/${userId}/`,
    schema: UnfinishedReel,
  });
  return {
    note(upload: Upload, url: string, sent: number): void {
      const { key, kind, name, size, lastModified } = upload;
      const begunAt = records.get(key)?.begunAt ?? now();
      records.put(key, { key, userId, tab, kind, name, size, lastModified, url, sent, begunAt });
    },
    forget: records.remove,
    own: (): readonly UnfinishedReel[] => records.all().filter(({ begunAt }) => now() - begunAt < maxAgeMs),
    clear(): void {
      for (const key of records.keys()) records.remove(key);
    },
  };
}

export type UnfinishedReels = ReturnType<typeof createUnfinishedReels>;
