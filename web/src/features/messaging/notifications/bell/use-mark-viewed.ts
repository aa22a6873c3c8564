import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import type { NewCount } from '../api.ts';
import { markViewed } from '../api.ts';
import { notificationKeys } from '../model/notification-keys.ts';

/** What is before the reader's eyes is no longer new. What came after the newest of it still is. */
export function useMarkViewed(userId: number, newest: number | undefined, count: number): void {
  const client = useQueryClient();
  const viewed = useRef(0);
  useEffect(() => {
    if (newest === undefined || count === 0 || newest <= viewed.current) return;
    viewed.current = newest;
    const countKey = notificationKeys.count(userId);
    markViewed(userId, { isViewed: true, seq: newest }).then(
      (left) => client.setQueryData<NewCount>(countKey, { count: left.count }),
      (error: unknown) => {
        // They stay new, and are marked when the bell is opened the next time.
        viewed.current = 0;
        logProblem('The notifications were not marked as viewed', error);
      },
    );
  }, [client, userId, newest, count]);
}
