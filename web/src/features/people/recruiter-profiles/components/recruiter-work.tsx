import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useIsBuilt } from '../../../../shared/lib/built-paths.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { BuiltLink } from '../../../../shared/ui/built-link/built-link.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import classes from './recruiter-work.module.css';

type Translate = TFunction<'recruiterProfile'>;
type Job = RecruiterProfile['open_calls'][number];

/** Female, 20 to 30 */
function formatWanted(t: Translate, { gender, min_age: min, max_age: max }: Job): string {
  const who = gender ?? t('jobs.anyone');
  if (min !== null && max !== null) {
    return min === max ? t('jobs.exactly', { who, min }) : t('jobs.from', { who, min, max });
  }
  if (min !== null) return t('jobs.atLeast', { who, min });
  return max !== null ? t('jobs.atMost', { who, max }) : who;
}

/** ₹45,000 per day; without a period it is the fee for the whole job. */
function formatFee(t: Translate, { fee_paise: paise, fee_per: per }: Job): string {
  if (paise === null) return t('jobs.unpaid');
  const fee = formatRupees(paise);
  if (per === 'day') return t('jobs.perDay', { fee });
  return per === 'month' ? t('jobs.perMonth', { fee }) : fee;
}

/** Monsoon Line, web series */
const formatProject = (t: Translate, { project_title: project, project_type: type }: Job): string =>
  project === null ? type : t('jobs.inProject', { project, type: type.toLowerCase() });

export const jobsAnchor = 'casting-now';

function JobRow({ job }: { job: Job }) {
  const { t } = useTranslation('recruiterProfile');
  const isBuilt = useIsBuilt();
  return (
    <BuiltLink className={classes.job} to={paths.job(job.job_id)}>
      <span className={classes.jobTitle}>
        <b>{job.title}</b>
        <span>{formatProject(t, job)}</span>
      </span>
      <span>{formatWanted(t, job)}</span>
      <span className={classes.fee}>{formatFee(t, job)}</span>
      <span className={classes.badge}>
        {job.is_new ? (
          <Status name="new" />
        ) : (
          isBuilt(paths.job(job.job_id)) && <ChevronRight size={18} aria-hidden />
        )}
      </span>
    </BuiltLink>
  );
}

export function OpenJobs({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const { open_calls: jobs, open_call_count: count } = recruiter;
  const shown = formatCount(count);
  return (
    <section className={classes.section} id={jobsAnchor} aria-labelledby={`${jobsAnchor}-title`}>
      <SectionTitle id={`${jobsAnchor}-title`} aside={count > 0 && t('jobs.count', { count, shown })}>
        {t('jobs.title')}
      </SectionTitle>
      {count === 0 && <p className={classes.none}>{t('jobs.none')}</p>}
      {count > 0 && (
        <ul className={classes.list}>
          {jobs.map((job) => (
            <li key={job.job_id}>
              <JobRow job={job} />
            </li>
          ))}
        </ul>
      )}
      {count > jobs.length && (
        <p className={classes.none}>{t('jobs.newest', { count: jobs.length, shown })}</p>
      )}
    </section>
  );
}

const shownAtFirst = 8;

export function PastCastings({ castings }: { castings: RecruiterProfile['past_castings'] }) {
  const { t } = useTranslation('recruiterProfile');
  const [showsAll, setShowsAll] = useState(false);
  if (castings.length === 0) return null;
  const shown = showsAll ? castings : castings.slice(0, shownAtFirst);
  return (
    <section className={classes.section} aria-labelledby="cast-before">
      <SectionTitle id="cast-before" aside={t('past.aside')}>
        {t('past.title')}
      </SectionTitle>
      <ul className={classes.list}>
        {shown.map(({ title, project_type, year }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is moved or typed in this list.
          <li key={at} className={classes.casting}>
            <span>{year}</span>
            <cite>{title}</cite>
            <span>{project_type.name}</span>
          </li>
        ))}
      </ul>
      {shown.length < castings.length && (
        <button type="button" className={classes.more} onClick={() => setShowsAll(true)}>
          {t('past.showAll', { count: castings.length })}
        </button>
      )}
    </section>
  );
}
