import { useMemo } from 'react';
import { onLive, onLiveConnect } from '../../../../../shared/lib/live/index.ts';
import { newId } from '../../../../../shared/lib/new-id.ts';
import { inTurn } from '../../../../../shared/lib/send-later/tab-locks.ts';
import { onSessionEnd, useSession } from '../../../../../shared/lib/session/index.ts';
import { useStore } from '../../../../../shared/lib/store.ts';
import { postMessage } from '../../api.ts';
import { draftFileIds } from '../drafts.ts';
import { fileStorage } from '../files/file-storage.ts';
import { uploads } from '../files/uploads.ts';
import { applyMessage } from '../threads.ts';
import type { MessageDraft, OutgoingMessage } from '../types.ts';
import { Outgoing } from './outgoing.ts';
import { createOutgoingStorage, type OutgoingStorage, outgoingFileIds } from './outgoing-storage.ts';

const localStorage = () => window.localStorage;

function createOutgoing(userId: number, storage: OutgoingStorage): Outgoing {
  return new Outgoing({
    storage,
    post: postMessage,
    upload: uploads.ensure,
    stopUpload: uploads.stop,
    removeFiles: (fileIds) => void fileStorage.remove(fileIds),
    onSent: applyMessage,
    inTurn: (appId, work) => inTurn(`callboard-outgoing-${userId}-${appId}`, work),
    newId,
    now: Date.now,
  });
}

async function deleteUnusedFiles(): Promise<void> {
  const needed = new Set([...outgoingFileIds(localStorage), ...draftFileIds()]);
  const stored = await fileStorage.ids();
  await fileStorage.remove(stored.filter((fileId) => !needed.has(fileId)));
}

function start(userId: number) {
  const storage = createOutgoingStorage(localStorage, userId);
  const outgoing = createOutgoing(userId, storage);
  const sendAll = () => outgoing.sendAll();
  /** Another tab has sent a message, or was closed before sending. */
  const onStorage = ({ key }: StorageEvent) => {
    if (!storage.isKey(key)) return;
    outgoing.refresh();
    if ('locks' in navigator) sendAll();
  };
  const stops = [
    onLive('message', ({ message }) => {
      if (message.user_id === userId) outgoing.markSent(message.client_id);
    }),
    onLiveConnect(sendAll),
  ];
  window.addEventListener('storage', onStorage);
  sendAll();
  void deleteUnusedFiles();
  return {
    userId,
    outgoing,
    end() {
      outgoing.stop();
      for (const stop of stops) stop();
      window.removeEventListener('storage', onStorage);
    },
  };
}

let current: ReturnType<typeof start> | undefined;
let isWatching = false;

function stopCurrent(): void {
  current?.end();
  current = undefined;
}

/** Starts sending with the first call. */
export function outgoingOf(userId: number): Outgoing {
  if (!isWatching) onSessionEnd(stopCurrent);
  isWatching = true;
  if (current?.userId !== userId) {
    stopCurrent();
    current = start(userId);
  }
  return current.outgoing;
}

const none: readonly OutgoingMessage[] = [];

export function useOutgoing(appId: number) {
  const userId = useSession().user?.user_id ?? 0;
  const outgoing = outgoingOf(userId);
  const waiting = useStore(outgoing.store).get(appId) ?? none;
  const actions = useMemo(
    () => ({
      send: (draft: MessageDraft) => outgoing.send(appId, draft),
      retry: (clientId: string) => outgoing.retry(clientId),
      discard: (clientId: string) => outgoing.discard(clientId),
    }),
    [outgoing, appId],
  );
  return { waiting, ...actions };
}
