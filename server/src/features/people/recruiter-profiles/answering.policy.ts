import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import type { AnsweringRow } from '../../casting/applications/index.ts';

type AnswerCounts = Pick<
  AnsweringRow,
  'applications' | 'due' | 'answered' | 'auditions' | 'final_answer_days'
>;

/** Too few to say anything about a recruiter's habits. */
const minApplications = 10;

export const describeAnswering = (counts: AnswerCounts): RecruiterProfile['answering'] => {
  const { applications, due, answered, auditions, final_answer_days } = counts;
  if (applications < minApplications || due === 0) return null;
  // Rounded down, so 100 % means that every applicant got a reply.
  const answered_percent = Math.floor((100 * answered) / due);
  return { applications, answered_percent, final_answer_days, auditions };
};
