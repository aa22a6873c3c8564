import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** How many parts of the page say that the browser is offline. */
const notes = createStore(0);

/** For a part that says so itself, with what it means there. The banner of the page is left out then. */
export function useOfflineNote(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    notes.set(notes.get() + 1);
    return () => notes.set(notes.get() - 1);
  }, [isShown]);
}

export const useHasOfflineNote = (): boolean => useStore(notes) > 0;
