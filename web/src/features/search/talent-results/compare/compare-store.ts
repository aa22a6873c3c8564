import { useEffect } from 'react';
import { onSessionEnd } from '../../../../shared/lib/session/index.ts';
import { createStore, useStore } from '../../../../shared/lib/store.ts';
import { readTab, writeTab } from '../../../../shared/lib/tab-memory.ts';
import type { FoundTalent } from '../model/found-talent.ts';

/** More do not fit side by side. */
export const maxCompared = 6;

/** The photo is loaded again, because its URL expires within hours. */
export interface Compared {
  readonly userUniqueId: string;
  readonly name: string;
  /** As in the search they were added from. */
  readonly match: number | null;
}

const name = 'compare';
const store = createStore<readonly Compared[]>([]);

const isCompared = (value: unknown): value is Compared =>
  typeof value === 'object' && value !== null && 'userUniqueId' in value && 'name' in value;

function readStored(): readonly Compared[] {
  const stored = readTab(name);
  return Array.isArray(stored) ? stored.filter(isCompared).slice(0, maxCompared) : [];
}

let isWatching = false;

/** Whoever signs in next begins with nobody. */
function watch(): void {
  if (!isWatching) onSessionEnd(() => store.set([]));
  isWatching = true;
}

function change(next: readonly Compared[]): void {
  watch();
  store.set(next);
  writeTab(name, next);
}

export const removeCompared = (userUniqueId: string): void =>
  change(store.get().filter((one) => one.userUniqueId !== userUniqueId));

export const clearCompared = (): void => change([]);

/** The dialog, opened from the tray or from a selection. */
export const isComparing = createStore(false);

/** In place of those compared before, and shown right away. */
export function compareThese(talents: readonly Compared[]): void {
  change(talents.map(({ userUniqueId, name, match }) => ({ userUniqueId, name, match })));
  isComparing.set(true);
}

/** Returns `full` when there is no room for another. */
export function toggleCompared(talent: FoundTalent): 'in' | 'out' | 'full' {
  const { userUniqueId, name, match } = talent;
  if (store.get().some((one) => one.userUniqueId === userUniqueId)) {
    removeCompared(userUniqueId);
    return 'out';
  }
  if (store.get().length >= maxCompared) return 'full';
  change([...store.get(), { userUniqueId, name, match }]);
  return 'in';
}

/** In the order they were added, kept for the lifetime of the tab. */
export function useCompared(): readonly Compared[] {
  const compared = useStore(store);
  // Not during hydration: the server rendered without them.
  useEffect(() => {
    if (store.get().length === 0) store.set(readStored());
    watch();
  }, []);
  return compared;
}
