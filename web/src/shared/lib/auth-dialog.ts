import { useSyncExternalStore } from 'react';

export type AuthMode = 'sign-in' | 'sign-up';

export interface AuthDialogState {
  readonly mode: AuthMode;
  /** The side chosen beforehand, by "I perform" or "I cast". */
  readonly kind?: 1 | 2;
}

let state: AuthDialogState | undefined;
const listeners = new Set<() => void>();

const change = (next: AuthDialogState | undefined) => {
  state = next;
  for (const tell of listeners) tell();
};

/** Opens the sign-in and sign-up popup over whatever page is shown. */
export const openAuthDialog = (mode: AuthMode, more: Pick<AuthDialogState, 'kind'> = {}): void =>
  change({ mode, ...more });

export const closeAuthDialog = (): void => change(undefined);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Undefined while the popup is closed. */
export const useAuthDialog = (): AuthDialogState | undefined =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => undefined,
  );
