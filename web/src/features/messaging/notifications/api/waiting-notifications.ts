import { listNotifications } from '@callboard/contract/messaging/notifications';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import { notificationKeys } from '../../../../shared/lib/notifications/notification-keys.ts';

const most = 4;

/** The newest of those that wait for an answer. */
export const useWaitingNotifications = (userId: number, isWanted = true) =>
  useQuery({
    queryKey: notificationKeys.turn(userId),
    queryFn: ({ signal }) =>
      api(listNotifications, { query: { user_id: userId, group: 'turn', limit: most } }, { signal }),
    enabled: isWanted,
  });
