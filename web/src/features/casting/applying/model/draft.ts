import { z } from 'zod';
import { type DraftStorage, draftPrefix } from '../../../../shared/lib/drafts.ts';
import { createDeviceRecords } from '../../../../shared/lib/send-later/device-records.ts';
import { createStore } from '../../../../shared/lib/store.ts';

/** An application as it is written, kept on the device. */
const Draft = z.object({
  /** The character. Null where the job is the role itself, or none is chosen yet. */
  roleId: z.int().nullable(),
  /** Photos of the own gallery in the order of this application. Null: nothing was chosen, the first ones go. */
  photos: z.array(z.int()).nullable(),
  /** The reel of the gallery. Null: none. Left out: nothing was chosen, the first one goes. */
  reel: z.int().nullable().optional(),
  /** What of the gallery fulfils a request, by its id. */
  requested: z.record(z.string(), z.int()),
  /** The upload that fulfils a request, by its id. */
  tapes: z.record(z.string(), z.string()),
  /** What was uploaded for it before, by request or by itself: its id in the application. */
  kept: z.record(z.string(), z.int()),
  answers: z.record(z.string(), z.string()),
  tellDays: z.boolean(),
  note: z.string(),
  /** When it was last changed. */
  at: z.number(),
});
export type Draft = z.infer<typeof Draft>;

export const emptyDraft: Draft = {
  roleId: null,
  photos: null,
  requested: {},
  tapes: {},
  kept: {},
  answers: {},
  tellDays: true,
  note: '',
  at: 0,
};

interface DraftOptions {
  readonly userId: number;
  /** The job, or the application that is changed. */
  readonly key: string;
  /** What it begins with. */
  readonly first: Draft;
  readonly storage: () => DraftStorage;
  readonly now?: () => number;
}

/** One draft. What another tab writes arrives here too, and is not overwritten by what was read before. */
export function createDraft({ userId, key, first, storage, now = Date.now }: DraftOptions) {
  const records = createDeviceRecords({
    storage,
    prefix: `${draftPrefix}application/${userId}/`,
    schema: Draft,
  });
  const stored = records.get(key);
  // The role that was chosen last is the one in the address.
  const state = createStore<Draft>(stored ? { ...stored, roleId: first.roleId ?? stored.roleId } : first);
  const keep = (draft: Draft) => {
    records.put(key, draft);
    state.set(draft);
  };
  const read = ({ key: storageKey }: Pick<StorageEvent, 'key'>) => {
    if (records.isKey(storageKey)) state.set(records.get(key) ?? first);
  };
  return {
    state,
    /** After something was waited for, from the draft as it is by then. */
    change(change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)): void {
      const draft = state.get();
      keep({ ...draft, ...(typeof change === 'function' ? change(draft) : change), at: now() });
    },
    /** Another one, such as for the next role of the same job. */
    begin: (draft: Draft) => keep({ ...draft, at: now() }),
    forget(): void {
      records.remove(key);
      state.set(first);
    },
    listen(): () => void {
      window.addEventListener('storage', read);
      return () => window.removeEventListener('storage', read);
    },
  };
}
export type DraftStore = ReturnType<typeof createDraft>;
