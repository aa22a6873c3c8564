import { onLive, onLiveAgain } from '../../../../../shared/lib/live/index.ts';
import { newId } from '../../../../../shared/lib/new-id.ts';
import { onSessionEnd } from '../../../../../shared/lib/session/index.ts';
import { postMessage } from '../../api.ts';
import { keptDraftFileIds } from '../drafts.ts';
import { uploads } from '../files/browser-uploads.ts';
import { fileShelf } from '../files/file-shelf.ts';
import { hearOwn } from '../threads.ts';
import { Outgoing } from './outgoing.ts';
import { createOutgoingShelf, keptFileIds, type OutgoingShelf } from './outgoing-shelf.ts';

const storage = () => window.localStorage;

/** Browsers without Web Locks may send the same message from two tabs; the server takes it once. */
function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  return locks ? locks.request(name, work).then(() => undefined) : work();
}

const later = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

function createFor(userId: number, shelf: OutgoingShelf): Outgoing {
  return new Outgoing({
    shelf,
    post: postMessage,
    upload: uploads.ensure,
    stopUpload: uploads.stop,
    dropFiles: (fileIds) => void fileShelf.drop(fileIds),
    hear: hearOwn,
    inTurn: (appId, work) => inTurn(`callboard-outgoing-${userId}-${appId}`, work),
    newId,
    now: Date.now,
    later,
  });
}

/** Bytes whose message or draft is no longer on this device. */
async function clearFiles(): Promise<void> {
  const wanted = new Set([...keptFileIds(storage), ...keptDraftFileIds(storage)]);
  const kept = await fileShelf.ids();
  await fileShelf.drop(kept.filter((fileId) => !wanted.has(fileId)));
}

function begin(userId: number) {
  const shelf = createOutgoingShelf(storage, userId);
  const outgoing = createFor(userId, shelf);
  const goAll = () => outgoing.goAll();
  /** Another tab has sent, or has left something behind when it was closed. */
  const hearStorage = ({ key }: StorageEvent) => {
    if (!shelf.isKeyOf(key)) return;
    outgoing.refresh();
    if ('locks' in navigator) goAll();
  };
  const stops = [
    onLive('message', ({ message }) => {
      if (message.user_id === userId) outgoing.settle(message.client_id);
    }),
    onLiveAgain(goAll),
  ];
  window.addEventListener('online', goAll);
  window.addEventListener('storage', hearStorage);
  goAll();
  void clearFiles();
  return {
    userId,
    outgoing,
    end() {
      outgoing.stop();
      for (const stop of stops) stop();
      window.removeEventListener('online', goAll);
      window.removeEventListener('storage', hearStorage);
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
