import type { AvailabilityQuestion } from '@callboard/contract/casting/availability-checks';
import type { QuestionRow } from './questions.queries.ts';

export const toQuestion = (row: QuestionRow): AvailabilityQuestion => ({
  available_id: row.id,
  recruiter_id: row.recruiter_id,
  talent_id: row.talent_id,
  start_date: row.starts_on,
  end_date: row.ends_on,
  status: row.status,
  asked_at: row.asked_at.toISOString(),
  answered_at: row.status === 'expired' ? null : (row.settled_at?.toISOString() ?? null),
});
