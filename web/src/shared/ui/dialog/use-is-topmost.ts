import { useEffect, useId } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

/** Dialogs that are open, the latest last. */
const open = createStore<readonly string[]>([]);

/** Of several dialogs over each other Escape closes the uppermost only. */
export function useIsTopmost(opened: boolean): boolean {
  const id = useId();
  const ids = useStore(open);
  useEffect(() => {
    if (!opened) return;
    open.set([...open.get(), id]);
    return () => open.set(open.get().filter((one) => one !== id));
  }, [opened, id]);
  return ids.at(-1) === id;
}
