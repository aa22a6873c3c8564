import type { Notification } from '@callboard/contract/messaging/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openQuestion } from '../../../../shared/lib/availability-question/question-request.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { changeNotices } from '../../../../shared/lib/notifications/change-notices.ts';
import { pressButton } from '../api/press-button.ts';

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
    networkMode: 'always',
  });
  return (notice: Notification) => {
    openQuestion({ notificationId: notice.id });
    mutate(notice);
  };
}
