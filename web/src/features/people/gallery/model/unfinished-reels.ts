import type { GalleryKind, Upload } from './upload.ts';

/** A film or recording that is half on the server. Its file is with its owner: it is too large to be kept here. */
export interface UnfinishedReel {
  readonly key: string;
  readonly userId: number;
  readonly tab: string;
  readonly kind: GalleryKind;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  readonly url: string;
  /** How much the server has surely got. */
  readonly sent: number;
  readonly begunAt: number;
}

const storageKey = 'callboard-unfinished-reels';
/** The server lets go of them a day after they were begun. */
const keptFor = 24 * 60 * 60_000;

const isUnfinished = (value: unknown): value is UnfinishedReel =>
  typeof value === 'object' && value !== null && 'key' in value && 'url' in value && 'begunAt' in value;

interface UnfinishedParts {
  readonly userId: number;
  readonly tab: string;
  /** Throws where it is forbidden or full: then a page loaded anew begins anew. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
}

export function createUnfinishedReels({ userId, tab, storage, now }: UnfinishedParts) {
  const read = (): readonly UnfinishedReel[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(storageKey) ?? '[]');
      if (!Array.isArray(kept)) return [];
      return kept.filter(isUnfinished).filter(({ begunAt }) => now() - begunAt < keptFor);
    } catch {
      return [];
    }
  };
  const write = (reels: readonly UnfinishedReel[]) => {
    try {
      storage().setItem(storageKey, JSON.stringify(reels));
    } catch {
      // See above.
    }
  };
  const forget = (key: string) => write(read().filter((reel) => reel.key !== key));

  return {
    note(upload: Upload, url: string, sent: number): void {
      const { key, kind, name, size, lastModified } = upload;
      const others = read().filter((reel) => reel.key !== key);
      const begunAt = read().find((reel) => reel.key === key)?.begunAt ?? now();
      write([...others, { key, userId, tab, kind, name, size, lastModified, url, sent, begunAt }]);
    },
    forget,
    mine: (): readonly UnfinishedReel[] => read().filter((reel) => reel.userId === userId),
    clear: (): void => write(read().filter((reel) => reel.userId !== userId)),
  };
}

export type UnfinishedReels = ReturnType<typeof createUnfinishedReels>;
