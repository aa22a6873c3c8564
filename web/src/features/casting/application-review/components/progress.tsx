import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { useApplicantCounts } from '../api.ts';
import { wire } from '../model/decisions.ts';
import classes from './progress.module.css';

/** 12 of 84 viewed, 5 shortlisted. */
export function Progress({ jobId, role }: { jobId: number; role: number | undefined }) {
  const { t } = useTranslation('applicationReview');
  const { data } = useApplicantCounts(jobId, role);
  const counts = data?.counts ?? [];
  const of = (status: number) => counts.find(({ jobApplyStatus }) => jobApplyStatus === status)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const viewed = all - of(wire.applied);
  return (
    <div className={classes.progress}>
      <ProgressBar label={t('progress.label')} value={all === 0 ? 0 : (viewed / all) * 100} />
      <p className={classes.counts}>
        <span>{t('progress.viewed', { viewed: formatCount(viewed), all: formatCount(all) })}</span>
        <span>{t('progress.shortlisted', { count: of(wire.shortlisted) })}</span>
      </p>
    </div>
  );
}
