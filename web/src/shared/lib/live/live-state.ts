import { createStore, useStore } from '../store.ts';

const isLive = createStore(false);
let fading: ReturnType<typeof setTimeout> | undefined;

/** A line that comes back at once was never gone, as far as anybody needs to know. */
const graceMs = 4000;

export function lineIsUp(): void {
  clearTimeout(fading);
  fading = undefined;
  isLive.set(true);
}

export function lineIsDown(): void {
  fading ??= setTimeout(() => {
    fading = undefined;
    isLive.set(false);
  }, graceMs);
}

/** Whether news comes by itself now. */
export const useIsLive = (): boolean => useStore(isLive);
