import { createStore, useStore } from '../../../../shared/lib/store.ts';

/** Somebody unlocked to whom a recruiter wants to write. */
export interface LetterRequest {
  readonly talentId: number;
  readonly name: string;
}

const store = createStore<LetterRequest | undefined>(undefined);

/** Opens the letter to a talent over whatever page is shown. */
export const openLetter = (request: LetterRequest): void => store.set(request);

export const closeLetter = (): void => store.set(undefined);

/** Undefined while no letter is open. */
export const useLetterRequest = (): LetterRequest | undefined => useStore(store);
