import { createStore, useStore } from './store.ts';

export type AuthMode = 'sign-in' | 'sign-up';

export interface AuthDialogState {
  readonly mode: AuthMode;
  /** The account kind already chosen: 1 talent, 2 recruiter. */
  readonly kind?: 1 | 2;
}

const dialog = createStore<AuthDialogState | undefined>(undefined);

/** Opens the sign-in and sign-up dialog over the current page. */
export const openAuthDialog = (mode: AuthMode, more: Pick<AuthDialogState, 'kind'> = {}): void =>
  dialog.set({ mode, ...more });

export const closeAuthDialog = (): void => dialog.set(undefined);

/** Undefined while the dialog is closed. */
export const useAuthDialog = (): AuthDialogState | undefined => useStore(dialog);
