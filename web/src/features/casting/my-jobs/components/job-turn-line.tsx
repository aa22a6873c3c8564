import type { MyJob } from '@callboard/contract/casting/my-jobs';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { TurnLine } from '../../../../shared/ui/turn-line/turn-line.tsx';
import { dueText, isLate } from '../model/job-dates.ts';
import { describeJob, firstNameOf, recruiterName } from '../model/job-kinds.ts';

/** Whose turn it is, for one job. */
export function JobTurnLine({ job, now }: { job: MyJob; now: number }) {
  const { t } = useTranslation('myJobs');
  const { next } = describeJob(job, t);
  const name = recruiterName(job, t);
  const who = { you: t('you'), they: name, set: t('both') }[job.turn];
  return (
    <TurnLine
      turn={job.turn}
      who={who}
      shortWho={job.turn === 'they' && job.recruiter ? firstNameOf(name) : who}
      what={next.what}
      shortWhat={next.short}
      by={dueText(job, t, now)}
      isLate={isLate(job, now)}
    />
  );
}
