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
/** What was begun in a conversation. */
export type KeptDraft = z.infer<typeof Draft>;

const noDraft: KeptDraft = { text: '', quote: null, files: [] };

const keyOf = (userId: number, appId: number) => `${prefix}${userId}/${appId}`;

function read(storage: () => DraftStorage, key: string): KeptDraft {
  try {
    return Draft.safeParse(JSON.parse(storage().getItem(key) ?? 'null')).data ?? noDraft;
  } catch {
    return noDraft;
  }
}

const browser = () => window.localStorage;

/** In the page as well: where storage is forbidden a draft still outlives another conversation being looked at. */
const drafts = createStore<ReadonlyMap<string, KeptDraft>>(new Map());

export const draftOf = (userId: number, appId: number): KeptDraft => {
  const key = keyOf(userId, appId);
  return drafts.get().get(key) ?? read(browser, key);
};

let isWatching = false;

/** The page forgets with the storage: for the next person at this screen there is no draft. */
function forgetAtTheEnd(): void {
  if (isWatching) return;
  isWatching = true;
  onSessionEnd(() => drafts.set(new Map()));
}

export function keepDraft(userId: number, appId: number, draft: KeptDraft): void {
  forgetAtTheEnd();
  const key = keyOf(userId, appId);
  drafts.set(new Map(drafts.get()).set(key, draft));
  const isEmpty = draft.text === '' && draft.quote === null && draft.files.length === 0;
  try {
    if (isEmpty) browser().removeItem(key);
    else browser().setItem(key, JSON.stringify(draft));
  } catch {
    // Full or forbidden: it lives as long as the page.
  }
}

/** What was not sent is written anew, after whatever was begun meanwhile. */
export function addToDraft(userId: number, appId: number, { text, quote, files = [] }: MessageDraft): void {
  const begun = draftOf(userId, appId);
  keepDraft(userId, appId, {
    text: [begun.text, text].filter(Boolean).join('\n'),
    quote: quote ?? begun.quote,
    files: [...begun.files, ...files],
  });
}

export function useDraft(userId: number, appId: number): KeptDraft {
  const key = keyOf(userId, appId);
  const inPage = useStore(drafts).get(key);
  return useMemo(() => inPage ?? read(browser, key), [inPage, key]);
}

/** The words begun in a conversation. */
export const useDraftText = (appId: number): string => useDraft(useSession().user?.user_id ?? 0, appId).text;

export const keptDraftFileIds = (storage: () => DraftStorage): readonly string[] => {
  try {
    return draftKeys(storage(), prefix).flatMap((key) =>
      read(storage, key).files.map(({ fileId }) => fileId),
    );
  } catch {
    return [];
  }
};
