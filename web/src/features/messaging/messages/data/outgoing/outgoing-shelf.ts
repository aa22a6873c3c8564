import { Attachment, Message } from '@callboard/contract/messaging/messages';
import { z } from 'zod';
import { type DraftStorage, draftKeys } from '../../../../../shared/lib/drafts.ts';
import { outgoingPrefix } from '../kept-outgoing.ts';

/** Unlike drafts these stay when somebody signs out: Send was pressed, and they go when their writer is back. */
const prefix = outgoingPrefix;

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

/** What was sent and has not arrived: one key each, so that two tabs never write over each other. */
export interface OutgoingShelf {
  /** In the order of writing. */
  all(): readonly KeptMessage[];
  /** False where nothing can be kept: then it lives as long as the page. */
  put(message: KeptMessage): boolean;
  /** Changes it, unless it is gone. */
  change(clientId: string, change: (message: KeptMessage) => KeptMessage): void;
  drop(clientId: string): void;
  isKeyOf(key: string | null): boolean;
}

function read(text: string | null): KeptMessage | undefined {
  try {
    return Kept.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

const inOrder = (a: KeptMessage, b: KeptMessage) => a.at - b.at || a.clientId.localeCompare(b.clientId);

export function createOutgoingShelf(storage: () => DraftStorage, userId: number): OutgoingShelf {
  const own = `${prefix}${userId}/`;
  const inPage = new Map<string, KeptMessage>();

  const stored = (): KeptMessage[] => {
    try {
      return draftKeys(storage(), own).flatMap((key) => read(storage().getItem(key)) ?? []);
    } catch {
      return [];
    }
  };
  const put = (message: KeptMessage): boolean => {
    try {
      storage().setItem(own + message.clientId, JSON.stringify(message));
      inPage.delete(message.clientId);
      return true;
    } catch {
      inPage.set(message.clientId, message);
      return false;
    }
  };
  const all = () => {
    const byId = new Map([...inPage.values(), ...stored()].map((message) => [message.clientId, message]));
    return [...byId.values()].sort(inOrder);
  };
  return {
    all,
    put,
    change(clientId, change) {
      const message = all().find((one) => one.clientId === clientId);
      if (message) put(change(message));
    },
    drop(clientId) {
      inPage.delete(clientId);
      try {
        storage().removeItem(own + clientId);
      } catch {
        // Storage is forbidden, so it is not in it.
      }
    },
    isKeyOf: (key) => key === null || key.startsWith(own),
  };
}

/** Files that messages of anybody on this device still need. */
export const keptFileIds = (storage: () => DraftStorage): readonly string[] => {
  try {
    return draftKeys(storage(), prefix).flatMap(
      (key) => read(storage().getItem(key))?.files.map(({ fileId }) => fileId) ?? [],
    );
  } catch {
    return [];
  }
};
