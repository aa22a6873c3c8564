import { useEffect } from 'react';
import { setUnreadCount } from '../../../features/messaging/messages/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

/** The session's count applies until an event changes it. 0 for guests. */
export function useUnreadFromSession(): void {
  const { user } = useSession();
  useEffect(() => setUnreadCount(user?.unreadCount ?? 0), [user]);
}
