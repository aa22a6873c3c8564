import { Inbox, Search } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { openShareSheet } from '../../../../shared/lib/share-sheet.ts';
import { useCopy } from '../../../../shared/lib/use-copy.ts';
import { useStepFurther } from '../../../../shared/lib/way-back.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import type { ReviewedJob } from '../model/reviewed-job.ts';

interface NoApplicantsProps {
  job: ReviewedJob;
  /** Nobody has applied at all. */
  isUnused: boolean;
}

function ShareJob({ job }: { job: ReviewedJob }) {
  const { t } = useTranslation('applicationReview');
  const url = new URL(paths.job(job.jobUniqueId), window.location.origin).href;
  const { copy } = useCopy(
    url,
    () => toast(t('empty.copied')),
    () => toast(t('empty.copyFailed'), { severity: 'error' }),
  );
  return (
    <Button variant="outline" onClick={() => openShareSheet({ title: job.title, url }, () => void copy())}>
      {t('empty.share')}
    </Button>
  );
}

/** What to expect before anyone has applied, or how to see everyone again. */
export function NoApplicants({ job, isUnused }: NoApplicantsProps) {
  const { t } = useTranslation('applicationReview');
  const further = useStepFurther();
  if (!isUnused) {
    return (
      <EmptyState
        icon={Search}
        title={t('nothing.title')}
        text={t('nothing.text')}
        action={
          <ButtonLink to={paths.jobApplicants(job.id)} state={further} variant="outline">
            {t('nothing.action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={Inbox}
      title={t('empty.title')}
      text={t(job.isOpen ? 'empty.text' : 'empty.closed')}
      action={job.isOpen ? <ShareJob job={job} /> : undefined}
    />
  );
}
