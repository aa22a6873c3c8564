import { Attachment, Message } from '@callboard/contract/messaging/messages';
import { z } from 'zod';
import type { DraftStorage } from '../../../../../shared/lib/drafts.ts';
import { createDeviceRecords } from '../../../../../shared/lib/send-later/device-records.ts';
import { outgoingPrefix } from '../kept-outgoing.ts';

const PickedFile = z.object({
  fileId: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  attachment: Attachment.optional(),
});

const Kept = z.object({
  clientId: z.string(),
  appId: z.number(),
  text: z.string(),
  quote: Message.shape.quote,
  files: z.array(PickedFile),
  at: z.number(),
  /** The server said no; it is not tried again by itself. */
  refusal: z.string().optional(),
});
export type KeptMessage = z.infer<typeof Kept>;

/** Messages that were sent here and have not arrived. Unlike drafts they stay on this device after a sign-out. */
export interface OutgoingStorage {
  /** In the order they were written. */
  all(): readonly KeptMessage[];
  /** False where nothing can be kept: then it lasts as long as the page. */
  put(message: KeptMessage): boolean;
  /** Changes it, unless it is gone. */
  change(clientId: string, change: (message: KeptMessage) => KeptMessage): void;
  remove(clientId: string): void;
  isKey(key: string | null): boolean;
}

const recordsUnder = (storage: () => DraftStorage, prefix: string) =>
  createDeviceRecords({ storage, prefix, schema: Kept });

const inOrder = (a: KeptMessage, b: KeptMessage) => a.at - b.at || a.clientId.localeCompare(b.clientId);

export function createOutgoingStorage(storage: () => DraftStorage, userId: number): OutgoingStorage {
  const records = recordsUnder(storage, `${outgoingPrefix}${userId}/`);
  return {
    all: () => [...records.all()].sort(inOrder),
    put: (message) => records.put(message.clientId, message),
    change(clientId, change) {
      const message = records.get(clientId);
      if (message) records.put(clientId, change(message));
    },
    remove: records.remove,
    isKey: records.isKey,
  };
}

/** Files that messages of anyone on this device still need. */
export const keptFileIds = (storage: () => DraftStorage): readonly string[] =>
  recordsUnder(storage, outgoingPrefix)
    .all()
    .flatMap(({ files }) => files.map(({ fileId }) => fileId));
