import { createStore, useStore } from '../../../../shared/lib/store.ts';

/** The email of a person who has just signed up and may verify it now. */
const pendingEmail = createStore<string | undefined>(undefined);

export const setPendingEmail = (email: string | undefined): void => pendingEmail.set(email);

export const usePendingEmail = (): string | undefined => useStore(pendingEmail);
