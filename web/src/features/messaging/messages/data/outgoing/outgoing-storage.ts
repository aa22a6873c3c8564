import { Message } from '@callboard/contract/messaging/messages';
import { z } from 'zod';
import type { DraftStorage } from '../../../../../shared/lib/drafts.ts';
import { createDeviceRecords } from '../../../../../shared/lib/send-later/device-records.ts';
import { outgoingPrefix } from '../has-outgoing.ts';
import { PickedFile } from '../types.ts';

const Stored = z.object({
  clientId: z.string(),
  appId: z.number(),
  text: z.string(),
  quote: Message.shape.quote,
  files: z.array(PickedFile),
  at: z.number(),
  /** Why the server rejected it. It is not retried automatically. */
  refusal: z.string().optional(),
});
export type StoredMessage = z.infer<typeof Stored>;

/** Messages not sent yet. Unlike drafts they stay on this device after signing out. */
export interface OutgoingStorage {
  /** Oldest first. */
  all(): readonly StoredMessage[];
  /** False when this browser cannot store it. */
  put(message: StoredMessage): boolean;
  /** Does nothing when the message is gone. */
  change(clientId: string, change: (message: StoredMessage) => StoredMessage): void;
  remove(clientId: string): void;
  isKey(key: string | null): boolean;
}

const recordsUnder = (storage: () => DraftStorage, prefix: string) =>
  createDeviceRecords({ storage, prefix, schema: Stored });

const inOrder = (a: StoredMessage, b: StoredMessage) => a.at - b.at || a.clientId.localeCompare(b.clientId);

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

/** For all accounts on this device. */
export const outgoingFileIds = (storage: () => DraftStorage): readonly string[] =>
  recordsUnder(storage, outgoingPrefix)
    .all()
    .flatMap(({ files }) => files.map(({ fileId }) => fileId));
