import { useSyncExternalStore } from 'react';

export interface Store<State> {
  get(): State;
  set(next: State): void;
  subscribe(listener: () => void): () => void;
}

/** A value that outlives the components that show it. */
export function createStore<State>(first: State): Store<State> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <State>(store: Store<State>): State =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
