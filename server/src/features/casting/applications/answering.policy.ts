import type { JobRecruiter } from '@callboard/contract/casting/job-fields';

interface AnswerCounts {
  readonly applications: number;
  readonly due: number;
  readonly answered: number;
  readonly auditions: number;
  readonly first_view_days: number | null;
  readonly final_answer_days: number | null;
}

/** Too few to say anything about somebody’s habits. */
const fewestApplications = 10;
/** Of these, whose days are over: fewer make no share. */
const fewestDue = 5;

export const isKnown = ({ applications }: Pick<AnswerCounts, 'applications'>): boolean =>
  applications >= fewestApplications;

type Answering = NonNullable<JobRecruiter['answering']> & Pick<AnswerCounts, 'auditions'>;

/** How a recruiter answers, wherever it is shown. Null where too little is known. */
export const describeAnswering = (row: AnswerCounts): Answering | null => {
  const { applications, due, answered, auditions, first_view_days, final_answer_days } = row;
  if (!isKnown(row) || due < fewestDue) return null;
  return {
    applications,
    // Rounded down, so that 100 % means everyone.
    answered_percent: Math.floor((100 * answered) / due),
    first_view_days,
    final_answer_days,
    auditions,
  };
};
