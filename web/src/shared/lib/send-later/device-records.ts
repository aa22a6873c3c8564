import type { z } from 'zod';
import { type DraftStorage, draftKeys } from '../drafts.ts';

/**
 * Small records waiting in localStorage to be sent. One key each, so that tabs never overwrite each other.
 */
export interface DeviceRecords<Kept> {
  keys(): readonly string[];
  get(key: string): Kept | undefined;
  all(): readonly Kept[];
  /** False when storage is blocked and records last as long as the page. */
  put(key: string, kept: Kept): boolean;
  remove(key: string): void;
  /** Whether a storage event is about these records. */
  isKey(storageKey: string | null): boolean;
}

interface RecordsOptions<Kept> {
  /** Throws when storage is blocked. */
  readonly storage: () => DraftStorage;
  readonly prefix: string;
  readonly schema: z.ZodType<Kept>;
}

export function createDeviceRecords<Kept>({
  storage,
  prefix,
  schema,
}: RecordsOptions<Kept>): DeviceRecords<Kept> {
  /** Records that storage did not accept. */
  const inPage = new Map<string, Kept>();
  const attempt = <T>(use: (storage: DraftStorage) => T): T | undefined => {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  };

  const get = (key: string): Kept | undefined =>
    inPage.get(key) ??
    attempt((kept) => schema.safeParse(JSON.parse(kept.getItem(prefix + key) ?? 'null')).data);

  const keys = (): string[] => {
    const stored = attempt((kept) => draftKeys(kept, prefix).map((key) => key.slice(prefix.length))) ?? [];
    return [...new Set([...inPage.keys(), ...stored])];
  };

  return {
    keys,
    get,
    all: () => keys().flatMap((key) => get(key) ?? []),
    put(key, record) {
      const isKept = attempt((kept) => {
        kept.setItem(prefix + key, JSON.stringify(record));
        return true;
      });
      if (isKept) inPage.delete(key);
      else inPage.set(key, record);
      return isKept === true;
    },
    remove(key) {
      inPage.delete(key);
      attempt((kept) => kept.removeItem(prefix + key));
    },
    isKey: (key) => key === null || key.startsWith(prefix),
  };
}
