import { answerForDays } from '@callboard/contract/casting/availability-checks';
import { api } from '../../../../shared/lib/api.ts';
import type { Question } from './get-question.ts';

/** The wire says `isTalentUnavailable: true` for somebody who is available: the name is fixed, and the wrong way round. */
export const sendAnswer = ({ available_id, start_date, end_date }: Question, isAvailable: boolean) =>
  api(answerForDays, {
    params: { id: available_id },
    body: { isTalentUnavailable: isAvailable, start_date, end_date },
  });
