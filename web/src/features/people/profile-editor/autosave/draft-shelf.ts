import { z } from 'zod';
import { type DraftStorage, draftKeys, draftPrefix } from '../../../../shared/lib/drafts.ts';

const Draft = z.object({ value: z.unknown(), at: z.number(), tab: z.string() });

/** A value that has not reached the server, when it was typed and in which tab. */
export type Draft = z.infer<typeof Draft>;

/** Where the unsent values of one record lie, so that a reload, a crash or a lost line loses none of them. */
export interface DraftShelf {
  fields(): string[];
  get(field: string): Draft | undefined;
  /** False where nothing can be kept. */
  put(field: string, draft: Draft): boolean;
  /** Takes the draft away, unless a later one has been put in its place. */
  drop(field: string, at: number): void;
}

const ofUser = (userId: number) => `${draftPrefix}${userId}/`;

function read(storage: DraftStorage, key: string): Draft | undefined {
  try {
    return Draft.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** One key a field: two tabs that type in different fields never write over each other. */
export function createDraftShelf(storage: DraftStorage, userId: number, record: string): DraftShelf {
  const prefix = `${ofUser(userId)}${record}/`;
  return {
    fields: () => draftKeys(storage, prefix).map((key) => key.slice(prefix.length)),
    get: (field) => read(storage, prefix + field),
    put(field, draft) {
      try {
        storage.setItem(prefix + field, JSON.stringify(draft));
        return true;
      } catch {
        // Full: what was typed then lives as long as the page, and is sent all the same.
        return false;
      }
    },
    drop(field, at) {
      const kept = read(storage, prefix + field);
      if (!kept || kept.at <= at) storage.removeItem(prefix + field);
    },
  };
}

/** The records somebody has unsent values of. */
export const recordsWithDrafts = (storage: DraftStorage, userId: number): string[] => {
  const prefix = ofUser(userId);
  const records = draftKeys(storage, prefix).map((key) => key.slice(prefix.length).split('/')[0] ?? '');
  return [...new Set(records)];
};

/** Storage may be forbidden. Then drafts live in the page alone. */
export function browserStorage(): DraftStorage {
  try {
    window.localStorage.getItem(draftPrefix);
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: refuse, removeItem: () => undefined, key: () => null, length: 0 };
  }
}

function refuse(): never {
  throw new Error('Storage is forbidden');
}
