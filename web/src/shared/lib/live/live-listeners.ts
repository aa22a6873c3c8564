import type { LiveEventName, LiveEvents } from '@callboard/contract/live';

type Listeners = { readonly [E in LiveEventName]: Set<(data: LiveEvents[E]) => void> };

const listeners: Listeners = {
  notification: new Set(),
  message: new Set(),
  read: new Set(),
  conversation: new Set(),
  typing: new Set(),
  presence: new Set(),
  project: new Set(),
  job: new Set(),
};
const connectListeners = new Set<() => void>();

/** Subscribes to live events. Returns the unsubscribe function. */
export function onLive<E extends LiveEventName>(
  event: E,
  listener: (data: LiveEvents[E]) => void,
): () => void {
  const those: Listeners[E] = listeners[event];
  those.add(listener);
  return () => {
    those.delete(listener);
  };
}

/** Runs after every connect, including the first: events before it were missed and must be fetched. */
export function onLiveConnect(listener: () => void): () => void {
  connectListeners.add(listener);
  return () => {
    connectListeners.delete(listener);
  };
}

export function dispatchLive<E extends LiveEventName>(event: E, data: LiveEvents[E]): void {
  const those: Listeners[E] = listeners[event];
  for (const listener of [...those]) listener(data);
}

export function dispatchConnect(): void {
  for (const listener of [...connectListeners]) listener();
}
