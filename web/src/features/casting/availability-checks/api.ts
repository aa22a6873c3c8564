import { answerAvailabilityCheck } from '@callboard/contract/casting/calls';
import { getNotificationTarget, listNotifications } from '@callboard/contract/messaging/calls';
import type { QuestionDetails } from '@callboard/contract/messaging/notifications';
import { getTalentDashboard } from '@callboard/contract/people/calls';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query } from '../../../shared/lib/api/queries.ts';
import { readRequestError } from '../../../shared/lib/api/request-error.ts';
import type { QuestionRequest } from './model/question-request.ts';

export type Question = QuestionDetails;

/** How many notifications to search for the check an email links to. */
const searchLimit = 100;

/** Looks among the unanswered ones first. */
async function findNotification(userId: number, questionId: number, signal: AbortSignal) {
  for (const group of ['turn', 'all'] as const) {
    const query = { user_id: userId, group, limit: searchLimit };
    const { results } = await api(listNotifications, { query }, { signal });
    const match = results.find(({ available_id }) => available_id === questionId);
    if (match) return match.id;
  }
  return undefined;
}

async function fetchQuestion(userId: number, request: QuestionRequest, signal: AbortSignal) {
  const id =
    'notificationId' in request
      ? request.notificationId
      : await findNotification(userId, request.questionId, signal);
  if (id === undefined) return null;
  const { question } = await api(getNotificationTarget, { params: { id } }, { signal });
  return question;
}

export const questionKey = 'availability-question';

/** Null when there is no such check. Fetched each time the dialog opens. */
export const useQuestion = (userId: number, request: QuestionRequest) =>
  useQuery({
    queryKey: [questionKey, userId, request],
    queryFn: ({ signal }) =>
      fetchQuestion(userId, request, signal).catch((error: unknown) => {
        if (readRequestError(error).code === 'NOT_FOUND') return null;
        throw error;
      }),
    gcTime: 0,
  });

/** Where the open and answered checks of a talent are cached, together with the rest of the dashboard. */
export const talentQuestionsQuery = (userId: number) => query(getTalentDashboard, { params: { id: userId } });

export const useTalentQuestions = (userId: number) =>
  useQuery({ ...talentQuestionsQuery(userId), select: ({ questions }) => questions });

/** The wire name means the opposite of what it says: true is available. */
export const sendAnswer = ({ available_id, start_date, end_date }: Question, isAvailable: boolean) =>
  api(answerAvailabilityCheck, {
    params: { id: available_id },
    body: { isTalentUnavailable: isAvailable, start_date, end_date },
  });
