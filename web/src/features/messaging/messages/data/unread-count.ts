import { createStore, useStore } from '../../../../shared/lib/store.ts';

const unread = createStore(0);
const shown = createStore<number | undefined>(undefined);

/** Messages that the signed-in person has not read, in all conversations. */
export const useUnreadCount = (): number => useStore(unread);

/** As the server counted them. */
export const setUnreadCount = (count: number): void => unread.set(Math.max(0, count));

/** One more came. */
export const addUnread = (): void => unread.set(unread.get() + 1);

/** The conversation before the reader's eyes: what comes in it is read at once. */
export const setShownConversation = (appId: number | undefined): void => shown.set(appId);

export const isBeingRead = (appId: number): boolean =>
  shown.get() === appId && document.visibilityState === 'visible';
