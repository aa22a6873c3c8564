import { createStore, useStore } from '../../../../shared/lib/store.ts';

/** Somebody unlocked whom a recruiter wants to ask about days. */
export interface AskRequest {
  readonly talentId: number;
  readonly name: string;
}

const store = createStore<AskRequest | undefined>(undefined);

/** Opens the question to a talent over whatever page is shown. */
export const openAsk = (request: AskRequest): void => store.set(request);

export const closeAsk = (): void => store.set(undefined);

/** Undefined while nobody is being asked. */
export const useAskRequest = (): AskRequest | undefined => useStore(store);
