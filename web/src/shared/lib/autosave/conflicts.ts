import { createStore } from '../store.ts';

/** A field that someone else changed while it was changed here. Theirs stands; this is what was typed here. */
export interface Conflict<T> {
  readonly mine: T;
  /** Who changed it, if they still have an account. */
  readonly by: string | null;
  readonly at: string;
}
type Conflicts<V> = { [K in keyof V]?: Conflict<V[K]> };

/** Both versions of fields that two people changed at once. */
export function createConflicts<V extends Record<string, unknown>>() {
  const none: Conflicts<V> = {};
  const store = createStore(none);
  return {
    store,
    add<K extends keyof V>(field: K, conflict: Conflict<V[K]>): void {
      const next: Conflicts<V> = { ...store.get() };
      next[field] = conflict;
      store.set(next);
    },
    settle(field: keyof V): void {
      const next: Conflicts<V> = { ...store.get() };
      delete next[field];
      store.set(next);
    },
  };
}
export type ConflictStore<V extends Record<string, unknown>> = ReturnType<typeof createConflicts<V>>;
