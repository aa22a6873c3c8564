import { formatDaysOfYear } from '@callboard/contract/short-dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { notificationKeys, updateNotifications } from '../../../messaging/notifications/index.ts';
import { type Question, questionKey, sendAnswer, talentQuestionsQuery } from '../api.ts';

/** 12 Jan to 20 Mar 2027 */
export const daysOf = ({ start_date, end_date }: Question): string => formatDaysOfYear(start_date, end_date);

/** A reply can be changed until its dates are over. */
export const mayChange = ({ status, end_date }: Question): boolean =>
  (status === 'available' || status === 'not_available') && dayInIndia(Date.now()) <= end_date;

interface AnswerOptions {
  readonly userId: number;
  readonly question: Question;
  readonly onSent?: () => void;
}

/** After these errors the check on screen is outdated and is fetched again. */
const outdated: readonly string[] = ['ALREADY_SETTLED', 'CONFLICT', 'NOT_FOUND'];

/** Replies to a check. Its notification and the dashboard show the reply at once. */
export function useAnswer({ userId, question, onSent }: AnswerOptions) {
  const client = useQueryClient();
  const dashboard = talentQuestionsQuery(userId);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (isAvailable: boolean) => sendAnswer(question, isAvailable),
    onSuccess: ({ status }, isAvailable) => {
      onSent?.();
      updateNotifications(client, userId, (one) =>
        one.available_id === question.available_id
          ? { ...one, status: true, isAvailableYesorNo: isAvailable }
          : one,
      );
      client.setQueryData(
        dashboard.queryKey,
        (data) =>
          data && {
            ...data,
            questions: data.questions.map((one) =>
              one.available_id === question.available_id ? { ...one, status } : one,
            ),
          },
      );
      void client.invalidateQueries({ queryKey: notificationKeys.turn(userId) });
    },
    onError: (error) => {
      if (!outdated.includes(readRequestError(error).code)) return;
      void client.invalidateQueries({ queryKey: [questionKey, userId] });
      void client.invalidateQueries({ queryKey: dashboard.queryKey });
    },
  });
  return {
    answer: mutate,
    /** The answer being sent. */
    sending: isPending ? variables : undefined,
    requestError: error && !isPending ? readRequestError(error) : undefined,
  };
}
