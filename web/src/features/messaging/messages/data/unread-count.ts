import { createStore, useStore } from '../../../../shared/lib/store.ts';

const unread = createStore(0);
const shown = createStore<number | undefined>(undefined);

/** In all conversations. */
export const useUnreadCount = (): number => useStore(unread);

export const setUnreadCount = (count: number): void => unread.set(Math.max(0, count));

export const addUnread = (): void => unread.set(unread.get() + 1);

/** Messages that arrive in the visible conversation count as read. */
export const setShownConversation = (appId: number | undefined): void => shown.set(appId);

export const isBeingRead = (appId: number): boolean =>
  shown.get() === appId && document.visibilityState === 'visible';
