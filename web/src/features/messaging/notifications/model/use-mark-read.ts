import type { Notification } from '@callboard/contract/messaging/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { markNotification } from '../api.ts';
import { updateNotifications } from './update-notifications.ts';

/** Marks it as read right away, and reverts that if the request fails. */
export function useMarkRead(userId: number) {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const set = (id: number, status: boolean) =>
    updateNotifications(client, userId, (one) => (one.id === id ? { ...one, status } : one));
  const { mutate } = useMutation({
    mutationFn: (id: number) => markNotification(id, true),
    onMutate: (id) => set(id, true),
    onError: (error, id) => {
      set(id, false);
      const isOffline = readRequestError(error).code === 'NETWORK';
      toast(t(isOffline ? 'errors.offline' : 'errors.read'), { severity: 'error' });
    },
  });
  return ({ id, status }: Notification) => {
    if (!status) mutate(id);
  };
}
