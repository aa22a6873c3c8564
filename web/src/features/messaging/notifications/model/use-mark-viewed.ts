import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { useIsVisible } from '../../../../shared/lib/use-is-visible.ts';
import { bellOrder, markViewed, type NewCount } from '../api.ts';
import { notificationKeys } from './notification-keys.ts';

type Viewed = Parameters<typeof markViewed>[1];

/** Clears the bell right away. If the request fails, the server is asked for the count. */
export async function viewNotifications(client: QueryClient, userId: number, viewed: Viewed) {
  const queryKey = notificationKeys.count(userId);
  bellOrder.changed();
  const isLatest = bellOrder.begin();
  client.setQueryData<NewCount>(queryKey, { count: 0 });
  try {
    const { count } = await markViewed(userId, viewed);
    // A live event in the meantime has led to a newer count.
    if (isLatest()) client.setQueryData<NewCount>(queryKey, { count });
    bellOrder.changed();
  } catch (error) {
    void client.invalidateQueries({ queryKey });
    throw error;
  }
}

/** Marks the shown ones as viewed while the tab is in front. Newer ones stay new. */
export function useMarkViewed(userId: number, newest: number | undefined, count: number): void {
  const client = useQueryClient();
  const isVisible = useIsVisible();
  const viewed = useRef(0);
  useEffect(() => {
    if (!isVisible || newest === undefined || count === 0 || newest <= viewed.current) return;
    // Not reset after an error: opening the bell or the page again tries again.
    viewed.current = newest;
    viewNotifications(client, userId, { isViewed: true, seq: newest }).catch((error: unknown) =>
      logProblem('Could not mark notifications as viewed', error),
    );
  }, [client, userId, newest, count, isVisible]);
}
