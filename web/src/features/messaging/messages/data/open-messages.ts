import { createStore, useStore } from '../../../../shared/lib/store.ts';

/** An existing conversation, or the one with a person, which starts if there is none. */
export type MessagesRequest =
  | { readonly appId: number }
  | { readonly userId: number; readonly projectId?: number | undefined };

const store = createStore<MessagesRequest | undefined>(undefined);

/** Opens the drawer over the current page, or the messages page on phones. */
export const openMessages = (request: MessagesRequest): void => store.set(request);

export const closeMessages = (): void => store.set(undefined);

export const useMessagesRequest = (): MessagesRequest | undefined => useStore(store);
