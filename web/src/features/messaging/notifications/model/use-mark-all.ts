import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { markViewed } from '../api.ts';
import { changeNotices } from './change-notices.ts';
import { notificationKeys } from './notification-keys.ts';

/** All of them at once; as they were, with words, if the server did not take it. */
export function useMarkAll(userId: number) {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const restore = (known: readonly [QueryKey, unknown][]) => {
    for (const [key, data] of known) client.setQueryData(key, data);
  };
  return useMutation({
    /** Up to this one, if given: what came later nobody has seen. */
    mutationFn: (seq: number | undefined) =>
      markViewed(userId, { isViewed: true, status: true, ...(seq !== undefined && { seq }) }),
    onMutate: () => {
      const known = client.getQueriesData({ queryKey: notificationKeys.all(userId) });
      changeNotices(client, userId, (one) => ({ ...one, status: true }));
      return known;
    },
    onSuccess: ({ count }) => client.setQueryData(notificationKeys.count(userId), { count }),
    onError: (error, _seq, known) => {
      restore(known ?? []);
      const isOffline = readTrouble(error).code === 'NETWORK';
      toast(t(isOffline ? 'trouble.offline' : 'trouble.all'), { severity: 'error' });
    },
  });
}
