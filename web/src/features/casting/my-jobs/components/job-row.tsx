import type { MyJob } from '@callboard/contract/casting/my-jobs';
import { shortMonth } from '@callboard/contract/short-dates';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { dueDay } from '../model/job-dates.ts';
import { describeJob } from '../model/job-kinds.ts';
import { JobPoster, JobTitle } from './job-head.tsx';
import classes from './job-row.module.css';
import { JobTurnLine } from './job-turn-line.tsx';

/** A leaf of a calendar: Jan, 21. */
function DayLeaf({ day }: { day: string }) {
  return (
    <span className={classes.leaf} aria-hidden>
      <small>{shortMonth(day)}</small>
      <b>{Number(day.slice(8, 10))}</b>
    </span>
  );
}

/** Something that goes on without the talent, or has its date. */
export function JobRow({ job, now }: { job: MyJob; now: number }) {
  const { t } = useTranslation('myJobs');
  const { status, to } = describeJob(job, t);
  const day = job.turn === 'set' ? dueDay(job) : undefined;
  const line = [job.project?.project_type.toLowerCase(), job.recruiter?.company].filter(Boolean).join(', ');
  return (
    <li className={classes.row}>
      <div className={classes.poster}>{day ? <DayLeaf day={day} /> : <JobPoster job={job} size="sm" />}</div>
      <div className={classes.about}>
        <JobTitle job={job} to={to} />
        {line && <p>{line}</p>}
      </div>
      <div className={classes.status}>
        <Status name={status.name}>{status.text}</Status>
      </div>
      <div className={classes.turn}>
        <JobTurnLine job={job} now={now} />
      </div>
    </li>
  );
}
