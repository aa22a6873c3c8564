import type { Notification } from '@callboard/contract/messaging/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { openQuestion } from '../../../casting/availability-checks/index.ts';
import { pressButton } from '../api.ts';
import { updateNotifications } from './update-notifications.ts';

/** 'Click me' opens the question and marks the notification as read. */
export function usePressButton(userId: number) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id }: Notification) => pressButton(id),
    onMutate: ({ id }) =>
      updateNotifications(client, userId, (one) => (one.id === id ? { ...one, status: true } : one)),
    // The question is open anyway, so no error is shown.
    onError: (error, { id, status }) => {
      logProblem('Could not record the button press', error);
      updateNotifications(client, userId, (one) => (one.id === id ? { ...one, status } : one));
    },
  });
  return (notification: Notification) => {
    openQuestion({ notificationId: notification.id });
    mutate(notification);
  };
}
