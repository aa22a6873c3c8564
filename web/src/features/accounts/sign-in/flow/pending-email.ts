import { useSyncExternalStore } from 'react';

/** The address of someone who has just signed up and may confirm it now. */
let pendingEmail: string | undefined;
const listeners = new Set<() => void>();

export function setPendingEmail(email: string | undefined): void {
  pendingEmail = email;
  for (const tell of listeners) tell();
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
