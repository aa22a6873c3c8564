import type { Notification } from '@callboard/contract/messaging/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { openQuestion } from '../../../casting/availability-checks/index.ts';
import { pressButton } from '../api.ts';
import { updateNotifications } from './update-notifications.ts';

/** 'Click me': the question opens, and the notification counts as read. */
export function usePressButton(userId: number) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id }: Notification) => pressButton(id),
    onMutate: ({ id }) =>
      updateNotifications(client, userId, (one) => (one.id === id ? { ...one, status: true } : one)),
    // The question is open: that it shows as unread once more is all that is lost.
    onError: (error, { id, status }) => {
      logProblem('The press was not recorded', error);
      updateNotifications(client, userId, (one) => (one.id === id ? { ...one, status } : one));
    },
  });
  return (notification: Notification) => {
    openQuestion({ notificationId: notification.id });
    mutate(notification);
  };
}
