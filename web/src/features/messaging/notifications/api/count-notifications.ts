import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { Result } from '@callboard/contract/endpoint';
import type { countNotifications } from '@callboard/contract/messaging/notifications';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../../shared/lib/ask.ts';
import { notificationKeys } from '../../../../shared/lib/notifications/notification-keys.ts';
import { authorisedFetch } from '../../../../shared/lib/session/index.ts';

export type NewCount = Result<typeof countNotifications>;

const path: (typeof countNotifications)['path'] = '/v1/notification/get-count';

/** How many came since the bell was last opened. */
export const newCountOptions = ({ user_id, user_type }: Pick<SessionUser, 'user_id' | 'user_type'>) => {
  const queryKey = notificationKeys.count(user_id);
  const url = `${path}?notification_type=${user_type}&user_id=${user_id}`;
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => ask<NewCount>({ queryKey, url }, signal, authorisedFetch),
  });
};
