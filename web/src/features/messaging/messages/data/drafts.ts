import { Message } from '@callboard/contract/messaging/messages';
import { useMemo } from 'react';
import { z } from 'zod';
import { draftPrefix } from '../../../../shared/lib/drafts.ts';
import { createDeviceRecords } from '../../../../shared/lib/send-later/device-records.ts';
import { onSessionEnd, useSession } from '../../../../shared/lib/session/index.ts';
import { createStore, useStore } from '../../../../shared/lib/store.ts';
import { type MessageDraft, PickedFile } from './types.ts';

const Draft = z.object({ text: z.string(), quote: Message.shape.quote, files: z.array(PickedFile) });
type StoredDraft = z.infer<typeof Draft>;

const noDraft: StoredDraft = { text: '', quote: null, files: [] };

const records = createDeviceRecords({
  storage: () => window.localStorage,
  prefix: `${draftPrefix}messages/`,
  schema: Draft,
});
/** Drafts changed in this page. */
const drafts = createStore<ReadonlyMap<string, StoredDraft>>(new Map());

const keyOf = (userId: number, appId: number) => `${userId}/${appId}`;

export const draftOf = (userId: number, appId: number): StoredDraft => {
  const key = keyOf(userId, appId);
  return drafts.get().get(key) ?? records.get(key) ?? noDraft;
};

let isWatching = false;

/** The next person at this screen must not see the drafts. */
function clearOnSessionEnd(): void {
  if (isWatching) return;
  isWatching = true;
  onSessionEnd(() => {
    drafts.set(new Map());
    for (const key of records.keys()) records.remove(key);
  });
}

export function saveDraft(userId: number, appId: number, draft: StoredDraft): void {
  clearOnSessionEnd();
  const key = keyOf(userId, appId);
  drafts.set(new Map(drafts.get()).set(key, draft));
  const isEmpty = draft.text === '' && draft.quote === null && draft.files.length === 0;
  if (isEmpty) records.remove(key);
  else records.put(key, draft);
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
  const changed = useStore(drafts).get(key);
  return useMemo(() => changed ?? records.get(key) ?? noDraft, [changed, key]);
}

export const useDraftText = (appId: number): string => useDraft(useSession().user?.user_id ?? 0, appId).text;

export const draftFileIds = (): readonly string[] =>
  records.all().flatMap(({ files }) => files.map(({ fileId }) => fileId));
