import { useSyncExternalStore } from 'react';

export type AuthMode = 'sign-in' | 'sign-up';

export interface AuthDialogState {
  readonly mode: AuthMode;
  /** The account kind already chosen: 1 talent, 2 recruiter. */
  readonly kind?: 1 | 2;
}

let state: AuthDialogState | undefined;
const listeners = new Set<() => void>();

const change = (next: AuthDialogState | undefined) => {
  state = next;
  for (const tell of listeners) tell();
};

/** Opens the sign-in and sign-up dialog over the current page. */
export const openAuthDialog = (mode: AuthMode, more: Pick<AuthDialogState, 'kind'> = {}): void =>
  change({ mode, ...more });

export const closeAuthDialog = (): void => change(undefined);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Undefined while the dialog is closed. */
export const useAuthDialog = (): AuthDialogState | undefined =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => undefined,
  );
