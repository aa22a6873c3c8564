import { typingShownMs } from '@callboard/contract/live';
import { onLive } from '../../../../shared/lib/live/index.ts';
import { createStore, useStore } from '../../../../shared/lib/store.ts';

const typing = createStore<ReadonlySet<number>>(new Set());
const ends = new Map<number, ReturnType<typeof setTimeout>>();
let isListening = false;

function stop(appId: number): void {
  clearTimeout(ends.get(appId));
  ends.delete(appId);
  if (!typing.get().has(appId)) return;
  typing.set(new Set([...typing.get()].filter((one) => one !== appId)));
}

function begin(appId: number): void {
  clearTimeout(ends.get(appId));
  ends.set(
    appId,
    setTimeout(() => stop(appId), typingShownMs),
  );
  if (!typing.get().has(appId)) typing.set(new Set([...typing.get(), appId]));
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  onLive('typing', ({ appId }) => begin(appId));
  // A message ends typing, whoever sent it.
  onLive('message', ({ appId }) => stop(appId));
}

export function useTyping(appId: number): boolean {
  listen();
  return useStore(typing).has(appId);
}
