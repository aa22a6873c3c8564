import { formatDay } from '@callboard/contract/short-dates';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { lastDayBefore } from '../../../../shared/lib/format/days-in-india.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import type { ReadJob } from '../api.ts';

/** How many applied; a few are not counted. */
function useApplied(job: ReadJob): string | undefined {
  const { t } = useTranslation('jobPage');
  const { applications } = job;
  if (typeof applications === 'number') return formatCount(applications);
  if (applications === null) return t('facts.appliedNone');
  if (applications.is_few || applications.count === null) return t('facts.appliedFew');
  return formatCount(applications.count);
}

/** When it was posted, when it closes, how many applied. */
export function JobFacts({ job }: { job: ReadJob }) {
  const { t } = useTranslation('jobPage');
  const applied = useApplied(job);
  const { opened_at: opened, closed_at: closed, deadline } = job;
  const firstView = 'recruiter' in job ? job.recruiter.answering?.first_view_days : null;
  return (
    <Facts>
      {opened && <Fact label={t('facts.posted')}>{formatDate(opened)}</Fact>}
      {closed && !job.is_open ? (
        <Fact label={t('facts.closed')}>{formatDate(closed)}</Fact>
      ) : (
        <Fact label={t('facts.closes')}>
          {deadline ? formatDay(lastDayBefore(deadline.at)) : t('facts.untilFilled')}
        </Fact>
      )}
      <Fact label={t('facts.applied')}>{applied}</Fact>
      {typeof firstView === 'number' && (
        <Fact label={t('facts.firstView')}>{t('facts.within', { count: Math.max(1, firstView) })}</Fact>
      )}
      {job.wanted > 1 && <Fact label={t('facts.wanted')}>{job.wanted}</Fact>}
    </Facts>
  );
}
