import { useSyncExternalStore } from 'react';

/** The email of a person who has just signed up and may verify it now. */
let pendingEmail: string | undefined;
const listeners = new Set<() => void>();

export function setPendingEmail(email: string | undefined): void {
  pendingEmail = email;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePendingEmail = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => pendingEmail,
    () => undefined,
  );
