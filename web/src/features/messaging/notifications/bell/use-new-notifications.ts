import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onLive, onLiveConnect } from '../../../../shared/lib/live/index.ts';
import { createRefresher } from '../../../../shared/lib/refresher.ts';
import { bellOrder, lastNotificationsQuery, type NewCount, newCountQuery } from '../api.ts';
import { notificationKeys } from '../model/notification-keys.ts';

interface Arrival {
  readonly count: number;
  readonly message: string;
}

/** The number of new ones, updated live, and the last one that arrived. */
export function useNewNotifications({ user_id: userId, user_type }: SessionUser, isOn: boolean) {
  const client = useQueryClient();
  const { data } = useQuery({ ...newCountQuery({ user_id: userId, user_type }), enabled: isOn });
  const [arrival, setArrival] = useState<Arrival>();

  useEffect(() => {
    if (!isOn) return;
    const countKey = notificationKeys.count(userId);
    const read = createRefresher('Could not reload notifications', async () => {
      const before = client.getQueryData<NewCount>(countKey)?.count;
      void client.invalidateQueries({ queryKey: notificationKeys.turn(userId) });
      const { count, results } = await client.fetchQuery({
        ...lastNotificationsQuery(userId),
        staleTime: 0,
      });
      client.setQueryData<NewCount>(countKey, { count });
      const [newest] = results;
      if (newest && before !== undefined && count > before) setArrival({ count, message: newest.message });
    });
    const reload = () => {
      bellOrder.changed();
      read();
    };
    const stop = onLive('notification', ({ user_id, seq }) => {
      if (user_id === userId && seq !== undefined) reload();
    });
    const stopAgain = onLiveConnect(reload);
    return () => {
      stop();
      stopAgain();
    };
  }, [client, userId, isOn]);

  return { count: data?.count ?? 0, arrival };
}
