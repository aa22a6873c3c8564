import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { changeNotices, notificationKeys } from '../../../messaging/notifications/index.ts';
import { type Question, questionKey, sendAnswer } from '../api.ts';

interface AnswerOptions {
  readonly userId: number;
  readonly question: Question;
  readonly onSent: () => void;
}

/** After these the question on the screen is an old one: it is read anew and says how it stands. */
const outdated: readonly string[] = ['ALREADY_SETTLED', 'CONFLICT', 'NOT_FOUND'];

/** The answer goes out once; wherever the question is shown it is answered from then on. */
export function useAnswer({ userId, question, onSent }: AnswerOptions) {
  const client = useQueryClient();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (isAvailable: boolean) => sendAnswer(question, isAvailable),
    onSuccess: (_answered, isAvailable) => {
      onSent();
      changeNotices(client, userId, (one) =>
        one.available_id === question.available_id
          ? { ...one, status: true, isAvailableYesorNo: isAvailable }
          : one,
      );
      void client.invalidateQueries({ queryKey: notificationKeys.turn(userId) });
    },
    onError: (failure) => {
      if (outdated.includes(readTrouble(failure).code)) {
        void client.invalidateQueries({ queryKey: [questionKey, userId] });
      }
    },
  });
  return {
    answer: mutate,
    /** What is being sent right now. */
    sending: isPending ? variables : undefined,
    trouble: error ? readTrouble(error) : undefined,
  };
}
