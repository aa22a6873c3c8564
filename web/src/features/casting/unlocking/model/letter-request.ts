import { createStore, useStore } from '../../../../shared/lib/store.ts';

/** Somebody unlocked to whom a recruiter wants to write. */
export interface EmailRequest {
  readonly talentId: number;
  readonly name: string;
}

const store = createStore<EmailRequest | undefined>(undefined);

/** Opens the letter to a talent over whatever page is shown. */
export const openEmailDialog = (request: EmailRequest): void => store.set(request);

export const closeEmailDialog = (): void => store.set(undefined);

/** Undefined while no letter is open. */
export const useEmailRequest = (): EmailRequest | undefined => useStore(store);
