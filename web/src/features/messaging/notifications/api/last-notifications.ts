import type { Result } from '@callboard/contract/endpoint';
import type { listLastNotifications } from '@callboard/contract/messaging/notifications';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../../shared/lib/ask.ts';
import { notificationKeys } from '../../../../shared/lib/notifications/notification-keys.ts';
import { authorisedFetch } from '../../../../shared/lib/session/index.ts';

const path: (typeof listLastNotifications)['path'] = '/v1/notification/last-three-notification';

/** The last three, and how many came since the bell was last opened. */
export const lastNotificationsOptions = (userId: number) => {
  const queryKey = notificationKeys.last(userId);
  const url = `${path}?user_id=${userId}`;
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      ask<Result<typeof listLastNotifications>>({ queryKey, url }, signal, authorisedFetch),
  });
};
