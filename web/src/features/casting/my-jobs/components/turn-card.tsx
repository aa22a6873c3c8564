import type { MyJob } from '@callboard/contract/casting/my-jobs';
import { CalendarCheck, CalendarX } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { describeJob, jobDays } from '../model/job-kinds.ts';
import { JobActions } from './job-actions.tsx';
import { JobPoster, JobTitle } from './job-head.tsx';
import { JobTurnLine } from './job-turn-line.tsx';
import classes from './turn-card.module.css';

const units = ['day', 'project', 'month'] as const;

/** ₹ 45,000 per day. 12–20 Jan 2027, Mumbai. */
function useFactsText(job: MyJob): string {
  const { t } = useTranslation('myJobs');
  const { text } = describeJob(job, t);
  if (text !== undefined) return text;
  const unit = units.find((one) => one === job.fee_per);
  const fee = job.fee_paise !== null && unit && t(`facts.per.${unit}`, { fee: formatRupees(job.fee_paise) });
  const place = [jobDays(job), job.city].filter(Boolean).join(', ');
  const from = job.recruiter && `${job.recruiter.name}, ${job.recruiter.company}`;
  return [fee, place, from].filter(Boolean).join('. ');
}

/** What the talent's own calendar says about the dates. */
function OwnCalendar({ count }: { count: number | null }) {
  const { t } = useTranslation('myJobs');
  if (count === null) return null;
  return count > 0 ? (
    <p className={classes.clash}>
      <CalendarX size={15} aria-hidden /> {t('facts.clashes', { count })}
    </p>
  ) : (
    <p className={classes.free}>
      <CalendarCheck size={15} aria-hidden /> {t('facts.free')}
    </p>
  );
}

interface TurnCardProps {
  job: MyJob;
  /** The soonest: larger, with the one filled button. */
  isFirst: boolean;
  now: number;
}

/** Something that waits for the talent. */
export function TurnCard({ job, isFirst, now }: TurnCardProps) {
  const { t } = useTranslation('myJobs');
  const { status, to } = describeJob(job, t);
  const facts = useFactsText(job);
  return (
    <li className={classes.card} data-first={isFirst || undefined}>
      <JobPoster job={job} size={isFirst ? 'md' : 'sm'} shrinks />
      <div className={classes.about}>
        <Status name={status.name}>{status.text}</Status>
        <JobTitle job={job} to={to} />
        {facts && <p>{facts}</p>}
        <OwnCalendar count={job.clashing_days} />
      </div>
      <div className={classes.actions}>
        <JobActions job={job} isPrimary={isFirst} />
      </div>
      <div className={classes.turn}>
        <JobTurnLine job={job} now={now} />
      </div>
    </li>
  );
}
