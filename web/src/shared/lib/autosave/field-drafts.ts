import { z } from 'zod';
import { type DraftStorage, draftKeys, draftPrefix } from '../drafts.ts';
import { createDeviceRecords } from '../send-later/device-records.ts';

const Draft = z.object({
  value: z.unknown(),
  at: z.number(),
  tab: z.string(),
  /** The version of the record it was typed on, where several people change the record. */
  revision: z.number().optional(),
});

/** An unsaved value, when it was typed and in which tab. */
export type Draft = z.infer<typeof Draft>;

/** The unsaved values of one record on this device, so a reload, a crash or a lost connection loses none. */
export interface FieldDrafts {
  fields(): readonly string[];
  get(field: string): Draft | undefined;
  /** False when storage is not available. */
  put(field: string, draft: Draft): boolean;
  /** Removes the draft, unless a later one has replaced it. */
  remove(field: string, at: number): void;
}

const ofUser = (userId: number) => `${draftPrefix}${userId}/`;

export function createFieldDrafts(storage: DraftStorage, userId: number, record: string): FieldDrafts {
  const records = createDeviceRecords({
    storage: () => storage,
    prefix: `${ofUser(userId)}${record}/`,
    schema: Draft,
  });
  return {
    fields: records.keys,
    get: records.get,
    put: records.put,
    remove(field, at) {
      const stored = records.get(field);
      if (!stored || stored.at <= at) records.remove(field);
    },
  };
}

/** The records with unsaved values. */
export const recordsWithDrafts = (storage: DraftStorage, userId: number): string[] => {
  const prefix = ofUser(userId);
  const records = draftKeys(storage, prefix).map((key) => key.slice(prefix.length).split('/')[0] ?? '');
  return [...new Set(records)];
};

/** Without storage, drafts live in the page only. */
export function browserStorage(): DraftStorage {
  try {
    window.localStorage.getItem(draftPrefix);
    return window.localStorage;
  } catch {
    return {
      getItem: () => null,
      setItem: throwForbidden,
      removeItem: () => undefined,
      key: () => null,
      length: 0,
    };
  }
}

function throwForbidden(): never {
  throw new Error('Storage is forbidden');
}
