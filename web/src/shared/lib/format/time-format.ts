import { useSyncExternalStore } from 'react';

export type TimeFormat = '12-hour' | '24-hour';

const storageKey = 'callboard-time-format';
const listeners = new Set<() => void>();
let current: TimeFormat | undefined;

const isTimeFormat = (text: string | null): text is TimeFormat => text === '12-hour' || text === '24-hour';

function readStored(): TimeFormat {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return isTimeFormat(stored) ? stored : '12-hour';
  } catch {
    // Storage is missing on the server and may be blocked in browsers.
    return '12-hour';
  }
}

/** Stored on this device, like the theme. */
export function chosenTimeFormat(): TimeFormat {
  current ??= readStored();
  return current;
}

function show(format: TimeFormat): void {
  current = format;
  for (const listener of listeners) listener();
}

export function chooseTimeFormat(format: TimeFormat): void {
  try {
    window.localStorage.setItem(storageKey, format);
  } catch {
    // The choice then lasts until the page closes.
  }
  show(format);
}

/** Another tab changed it, or cleared all storage. */
const onStorage = ({ key }: StorageEvent) => {
  if (key === storageKey || key === null) show(readStored());
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** Renders again when the format changes: for every component that shows a time of day. */
export const useTimeFormat = (): TimeFormat =>
  useSyncExternalStore(subscribe, chosenTimeFormat, (): TimeFormat => '12-hour');
