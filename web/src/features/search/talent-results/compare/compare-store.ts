import { useEffect } from 'react';
import { createStore, useStore } from '../../../../shared/lib/store.ts';
import { type FoundTalent, isRecruiterCard } from '../model/found-talent.ts';

/** More do not fit side by side, nor in a head. */
export const maxCompared = 6;

/** What is stored of a talent. The picture is loaded again, because its URL expires within hours. */
export interface Compared {
  readonly userUniqueId: string;
  readonly name: string;
  /** As it was in the search they were taken from. */
  readonly match: number | null;
  readonly isAvailable: boolean | null;
}

const key = 'callboard-compare';
const store = createStore<readonly Compared[]>([]);

const isCompared = (value: unknown): value is Compared =>
  typeof value === 'object' && value !== null && 'userUniqueId' in value && 'name' in value;

function readStored(): readonly Compared[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCompared).slice(0, maxCompared) : [];
  } catch {
    // Storage is forbidden or holds something else: one begins anew.
    return [];
  }
}

function change(next: readonly Compared[]): void {
  store.set(next);
  try {
    window.sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // It lasts as long as the page, then.
  }
}

export const removeCompared = (userUniqueId: string): void =>
  change(store.get().filter((one) => one.userUniqueId !== userUniqueId));

export const clearCompared = (): void => change([]);

/** In, or out again. Answers `full` when there is no room for a seventh. */
export function toggleCompared(talent: FoundTalent): 'in' | 'out' | 'full' {
  const { userUniqueId, name, match } = talent;
  if (store.get().some((one) => one.userUniqueId === userUniqueId)) {
    removeCompared(userUniqueId);
    return 'out';
  }
  if (store.get().length >= maxCompared) return 'full';
  const isAvailable = isRecruiterCard(talent) ? talent.is_available : null;
  change([...store.get(), { userUniqueId, name, match, isAvailable }]);
  return 'in';
}

/** The talents in the comparison, in the order they were added. Kept for the lifetime of the tab. */
export function useCompared(): readonly Compared[] {
  const compared = useStore(store);
  // Not while the page is taken over from the server, which knows nothing of them.
  useEffect(() => {
    if (store.get().length === 0) store.set(readStored());
  }, []);
  return compared;
}
