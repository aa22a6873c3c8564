import { Attachment, Message } from '@callboard/contract/messaging/messages';
import { useMemo } from 'react';
import { z } from 'zod';
import { type DraftStorage, draftKeys, draftPrefix } from '../../../../shared/lib/drafts.ts';
import { onSessionEnd, useSession } from '../../../../shared/lib/session/index.ts';
import { createStore, useStore } from '../../../../shared/lib/store.ts';
import type { MessageDraft } from './types.ts';

const prefix = `${draftPrefix}messages/`;

const Draft = z.object({
  text: z.string(),
  quote: Message.shape.quote,
  files: z.array(
    z.object({
      fileId: z.string(),
      name: z.string(),
      type: z.string(),
      size: z.number(),
      attachment: Attachment.optional(),
    }),
  ),
});
export type StoredDraft = z.infer<typeof Draft>;

const noDraft: StoredDraft = { text: '', quote: null, files: [] };

const keyOf = (userId: number, appId: number) => `${prefix}${userId}/${appId}`;

function read(storage: () => DraftStorage, key: string): StoredDraft {
  try {
    return Draft.safeParse(JSON.parse(storage().getItem(key) ?? 'null')).data ?? noDraft;
  } catch {
    return noDraft;
  }
}

const browser = () => window.localStorage;

/** Also kept in memory, for browsers without storage. */
const drafts = createStore<ReadonlyMap<string, StoredDraft>>(new Map());

export const draftOf = (userId: number, appId: number): StoredDraft => {
  const key = keyOf(userId, appId);
  return drafts.get().get(key) ?? read(browser, key);
};

let isWatching = false;

/** The next person at this screen must not see the drafts. */
function clearOnSessionEnd(): void {
  if (isWatching) return;
  isWatching = true;
  onSessionEnd(() => drafts.set(new Map()));
}

export function saveDraft(userId: number, appId: number, draft: StoredDraft): void {
  clearOnSessionEnd();
  const key = keyOf(userId, appId);
  drafts.set(new Map(drafts.get()).set(key, draft));
  const isEmpty = draft.text === '' && draft.quote === null && draft.files.length === 0;
  try {
    if (isEmpty) browser().removeItem(key);
    else browser().setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or not allowed. The draft lasts as long as the page.
  }
}

/** Appends a message that was not sent to the current draft. */
export function addToDraft(userId: number, appId: number, { text, quote, files = [] }: MessageDraft): void {
  const draft = draftOf(userId, appId);
  saveDraft(userId, appId, {
    text: [draft.text, text].filter(Boolean).join('\n'),
    quote: quote ?? draft.quote,
    files: [...draft.files, ...files],
  });
}

export function useDraft(userId: number, appId: number): StoredDraft {
  const key = keyOf(userId, appId);
  const inPage = useStore(drafts).get(key);
  return useMemo(() => inPage ?? read(browser, key), [inPage, key]);
}

export const useDraftText = (appId: number): string => useDraft(useSession().user?.user_id ?? 0, appId).text;

export const draftFileIds = (storage: () => DraftStorage): readonly string[] => {
  try {
    return draftKeys(storage(), prefix).flatMap((key) =>
      read(storage, key).files.map(({ fileId }) => fileId),
    );
  } catch {
    return [];
  }
};
