import { useEffect } from 'react';
import { setUnreadCount } from '../../../features/messaging/messages/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

/** What the session was told counts until a message comes or is read; nobody signed in has none. */
export function useUnreadFromSession(): void {
  const { user } = useSession();
  useEffect(() => setUnreadCount(user?.unreadCount ?? 0), [user]);
}
