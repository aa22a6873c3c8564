import { createStore, useStore } from '../../../../shared/lib/store.ts';

/** A conversation to open: a known one, or the one with somebody, which begins if there is none yet. */
export type MessagesRequest =
  | { readonly appId: number }
  | { readonly userId: number; readonly projectId?: number | undefined };

const store = createStore<MessagesRequest | undefined>(undefined);

/** Opens the conversation over whatever page is shown; a phone goes to the page of messages. */
export const openMessages = (request: MessagesRequest): void => store.set(request);

export const closeMessages = (): void => store.set(undefined);

/** Undefined while none is open. */
export const useMessagesRequest = (): MessagesRequest | undefined => useStore(store);
