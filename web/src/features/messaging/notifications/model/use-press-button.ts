import type { Notification } from '@callboard/contract/messaging/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { openQuestion } from '../../../casting/availability-checks/index.ts';
import { pressButton } from '../api.ts';
import { changeNotices } from './change-notices.ts';

/** 'Click me': the question opens, and the notification counts as read. */
export function usePressButton(userId: number) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id }: Notification) => pressButton(id),
    onMutate: ({ id }) =>
      changeNotices(client, userId, (one) => (one.id === id ? { ...one, status: true } : one)),
    // The question is open: that it shows as unread once more is all that is lost.
    onError: (error, { id, status }) => {
      logProblem('The press was not recorded', error);
      changeNotices(client, userId, (one) => (one.id === id ? { ...one, status } : one));
    },
  });
  return (notice: Notification) => {
    openQuestion({ notificationId: notice.id });
    mutate(notice);
  };
}
