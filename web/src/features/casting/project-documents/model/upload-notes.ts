import { z } from 'zod';
import type { DraftStorage } from '../../../../shared/lib/drafts.ts';
import { createDeviceRecords } from '../../../../shared/lib/send-later/device-records.ts';

const Note = z.object({ url: z.string(), at: z.number() });

/** The server deletes unfinished uploads after a day. */
const maxAgeMs = 23 * 60 * 60_000;

interface ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

interface NotesOptions {
  readonly userId: number;
  readonly projectId: number;
  readonly storage: () => DraftStorage;
  readonly now: () => number;
}

/** Where unfinished uploads stopped: after a reload, choosing the same file again continues there. */
export function createUploadNotes({ userId, projectId, storage, now }: NotesOptions) {
  const records = createDeviceRecords({
    storage,
    prefix: `callboard-unfinished-documents/${userId}/${projectId}/`,
    schema: Note,
  });
  const keyOf = ({ name, size, lastModified }: ChosenFile) => `${size}-${lastModified}-${name}`;
  return {
    note: (file: ChosenFile, url: string): void => void records.put(keyOf(file), { url, at: now() }),
    forget: (file: ChosenFile): void => records.remove(keyOf(file)),
    urlOf(file: ChosenFile): string | undefined {
      const note = records.get(keyOf(file));
      return note && now() - note.at < maxAgeMs ? note.url : undefined;
    },
  };
}
export type UploadNotes = ReturnType<typeof createUploadNotes>;
