import type { z } from 'zod';
import { type DraftStorage, draftKeys } from '../drafts.ts';

/**
 * Small records waiting in localStorage to be sent. One key each, so tabs never overwrite each other.
 */
export interface DeviceRecords<StoredRecord> {
  keys(): readonly string[];
  get(key: string): StoredRecord | undefined;
  all(): readonly StoredRecord[];
  /** False when storage is blocked and records last as long as the page. */
  put(key: string, stored: StoredRecord): boolean;
  remove(key: string): void;
  /** Whether a storage event is about these records. */
  isKey(storageKey: string | null): boolean;
}

interface RecordsOptions<StoredRecord> {
  /** Throws when storage is blocked. */
  readonly storage: () => DraftStorage;
  readonly prefix: string;
  readonly schema: z.ZodType<StoredRecord>;
}

export function createDeviceRecords<StoredRecord>({
  storage,
  prefix,
  schema,
}: RecordsOptions<StoredRecord>): DeviceRecords<StoredRecord> {
  /** Records that storage did not accept. */
  const inPage = new Map<string, StoredRecord>();
  const attempt = <T>(use: (storage: DraftStorage) => T): T | undefined => {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  };

  const get = (key: string): StoredRecord | undefined =>
    inPage.get(key) ??
    attempt((stored) => schema.safeParse(JSON.parse(stored.getItem(prefix + key) ?? 'null')).data);

  const keys = (): string[] => {
    const stored =
      attempt((stored) => draftKeys(stored, prefix).map((key) => key.slice(prefix.length))) ?? [];
    return [...new Set([...inPage.keys(), ...stored])];
  };

  return {
    keys,
    get,
    all: () => keys().flatMap((key) => get(key) ?? []),
    put(key, record) {
      const isStored = attempt((stored) => {
        stored.setItem(prefix + key, JSON.stringify(record));
        return true;
      });
      if (isStored) inPage.delete(key);
      else inPage.set(key, record);
      return isStored === true;
    },
    remove(key) {
      inPage.delete(key);
      attempt((stored) => stored.removeItem(prefix + key));
    },
    isKey: (key) => key === null || key.startsWith(prefix),
  };
}
