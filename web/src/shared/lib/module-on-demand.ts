import { useEffect, useReducer, useRef } from 'react';
import { showWaiting } from './show-waiting.ts';

/** A module loaded when it is first needed, and not thrown away by a lost connection. */
export function moduleOnDemand<Module>(load: () => Promise<Module>) {
  let loaded: Module | undefined;
  let loading: Promise<void> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (module) => {
        loaded = module;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  /** The module once it has loaded. Each time it is needed and fails, `onFailure` is called. */
  function useModule(isNeeded: boolean, onFailure: () => void): Module | undefined {
    const [, rerender] = useReducer((times: number) => times + 1, 0);
    const latest = useRef(onFailure);
    latest.current = onFailure;
    useEffect(() => {
      if (!isNeeded || loaded) return;
      let isWaiting = true;
      const stopWaiting = showWaiting();
      loadOnce()
        .then(
          () => isWaiting && rerender(),
          () => isWaiting && latest.current(),
        )
        .finally(stopWaiting);
      return () => {
        isWaiting = false;
        stopWaiting();
      };
    }, [isNeeded]);
    return loaded;
  }

  return { useModule, preload: (): Promise<void> => loadOnce().catch(() => {}) };
}
