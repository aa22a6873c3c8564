import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A module loaded when it is first needed. A lost connection is reported, and the next need tries again. */
export function moduleOnDemand<Module>(load: () => Promise<Module>) {
  let loaded: Module | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const loadOnce = () => {
    loading ??= load().then(
      (module) => {
        loaded = module;
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  /** The module once it has loaded. Each time it is needed and fails, `onFailure` is called. */
  function useModule(isNeeded: boolean, onFailure: (error: unknown) => void): Module | undefined {
    const read = () => loaded;
    const module = useSyncExternalStore(subscribe, read, read);
    const latest = useRef(onFailure);
    latest.current = onFailure;
    useEffect(() => {
      if (!isNeeded || loaded) return;
      let isWaiting = true;
      loadOnce().catch((error: unknown) => isWaiting && latest.current(error));
      return () => {
        isWaiting = false;
      };
    }, [isNeeded]);
    return module;
  }

  return { useModule, preload: (): Promise<void> => loadOnce().catch(() => {}) };
}
