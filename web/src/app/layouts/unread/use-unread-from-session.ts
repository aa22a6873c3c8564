import { useEffect, useRef } from 'react';
import { setUnreadCount } from '../../../features/messaging/messages/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

/** The session's count applies when somebody signs in; from then on events count. 0 for guests. */
export function useUnreadFromSession(): void {
  const { user } = useSession();
  const countedFor = useRef<number>(undefined);
  useEffect(() => {
    if (countedFor.current === user?.user_id) return;
    countedFor.current = user?.user_id;
    setUnreadCount(user?.unreadCount ?? 0);
  }, [user]);
}
