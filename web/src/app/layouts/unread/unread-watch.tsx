import type { LiveEvents } from '@callboard/contract/live';
import { useEffect } from 'react';
import {
  addUnread,
  createRecount,
  isBeingRead,
  useUnreadCount,
} from '../../../features/messaging/messages/index.ts';
import { onLive, onLiveConnect } from '../../../shared/lib/live/index.ts';
import { setTitleCount } from '../../../shared/lib/page-title.ts';

const plain = '/favicon.svg';
const dotted = '/favicon-unread.svg';

/** A dot on the favicon while something is unread. */
function setFaviconDot(isDotted: boolean, page: Document = document): void {
  const link = page.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = isDotted ? dotted : plain;
  if (link && link.getAttribute('href') !== address) link.setAttribute('href', address);
}

const isNew = ({ message }: LiveEvents['message']): boolean =>
  message.edited_at === null && !message.is_deleted;

/** A message in the open conversation counts only if it stays unread. */
const untilRead = 3000;

/** Follows new and read messages, also from other devices. */
function useLiveCount(userId: number) {
  useEffect(() => {
    const recount = createRecount();
    const leave = [
      onLive('message', (event) => {
        if (event.message.user_id === userId) return;
        if (!isNew(event)) recount.soon();
        else if (isBeingRead(event.appId)) recount.soon(untilRead);
        else addUnread();
      }),
      onLive('read', ({ user_id }) => {
        if (user_id === userId) recount.soon();
      }),
      onLiveConnect(() => recount.soon()),
    ];
    return () => {
      recount.stop();
      for (const stop of leave) stop();
    };
  }, [userId]);
}

/** Tracks the unread count and shows it in the tab title. */
export default function UnreadWatch({ userId }: { userId: number }) {
  useLiveCount(userId);
  const unread = useUnreadCount();
  useEffect(() => {
    setTitleCount(unread);
    setFaviconDot(unread > 0);
  }, [unread]);
  useEffect(
    () => () => {
      setTitleCount(0);
      setFaviconDot(false);
    },
    [],
  );
  return null;
}
