import { onLive, onLiveConnect } from '../../../../../shared/lib/live/index.ts';
import { newId } from '../../../../../shared/lib/new-id.ts';
import { inTurn } from '../../../../../shared/lib/send-later/tab-locks.ts';
import { onSessionEnd } from '../../../../../shared/lib/session/index.ts';
import { postMessage } from '../../api.ts';
import { keptDraftFileIds } from '../drafts.ts';
import { uploads } from '../files/browser-uploads.ts';
import { fileStorage } from '../files/file-storage.ts';
import { hearOwn } from '../threads.ts';
import { Outgoing } from './outgoing.ts';
import { createOutgoingStorage, keptFileIds, type OutgoingStorage } from './outgoing-storage.ts';

const localStorage = () => window.localStorage;

function createFor(userId: number, storage: OutgoingStorage): Outgoing {
  return new Outgoing({
    storage,
    post: postMessage,
    upload: uploads.ensure,
    stopUpload: uploads.stop,
    dropFiles: (fileIds) => void fileStorage.remove(fileIds),
    hear: hearOwn,
    inTurn: (appId, work) => inTurn(`callboard-outgoing-${userId}-${appId}`, work),
    newId,
    now: Date.now,
  });
}

/** Deletes files whose message or draft is no longer on this device. */
async function clearFiles(): Promise<void> {
  const wanted = new Set([...keptFileIds(localStorage), ...keptDraftFileIds(localStorage)]);
  const kept = await fileStorage.ids();
  await fileStorage.remove(kept.filter((fileId) => !wanted.has(fileId)));
}

function begin(userId: number) {
  const storage = createOutgoingStorage(localStorage, userId);
  const outgoing = createFor(userId, storage);
  const goAll = () => outgoing.goAll();
  /** Another tab has sent, or has left something behind when it was closed. */
  const onStorage = ({ key }: StorageEvent) => {
    if (!storage.isKey(key)) return;
    outgoing.refresh();
    if ('locks' in navigator) goAll();
  };
  const stops = [
    onLive('message', ({ message }) => {
      if (message.user_id === userId) outgoing.settle(message.client_id);
    }),
    onLiveConnect(goAll),
  ];
  window.addEventListener('storage', onStorage);
  goAll();
  void clearFiles();
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

let current: ReturnType<typeof begin> | undefined;
let isWatching = false;

function endCurrent(): void {
  current?.end();
  current = undefined;
}

/** What this person has written here and the server has not got. Sending begins with the first call. */
export function outgoingOf(userId: number): Outgoing {
  if (!isWatching) onSessionEnd(endCurrent);
  isWatching = true;
  if (current?.userId !== userId) {
    endCurrent();
    current = begin(userId);
  }
  return current.outgoing;
}
