import { NotificationsPage } from '../../../features/messaging/notifications/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

export function Component() {
  const { user } = useSession();
  return user ? <NotificationsPage user={user} /> : null;
}
