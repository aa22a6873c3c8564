import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import type { readOnlyReason } from '../model/missing-parts.ts';
import classes from './job-state.module.css';

interface JobStateProps {
  job: OwnJob;
  readOnly: ReturnType<typeof readOnlyReason>;
}

const states = {
  open: { key: 'open', family: 'go' },
  in_review: { key: 'review', family: 'wait' },
  paused: { key: 'paused', family: 'wait' },
  closed: { key: 'closed', family: 'wait' },
  expired: { key: 'expired', family: 'wait' },
} as const;

/** Where the job stands, what happens next, and why nothing can be changed, if so. */
export function JobState({ job, readOnly }: JobStateProps) {
  const { t } = useTranslation('jobEditor');
  const { status, review_note } = job;
  const state = status === 'draft' ? undefined : states[status];
  return (
    <>
      {readOnly && <Alert family="wait">{t(`readOnly.${readOnly}`, { name: job.posted_by.name })}</Alert>}
      {review_note !== null && status !== 'open' && (
        <Alert family="stop">
          <b className={classes.title}>{t('state.returnedTitle')}</b>
          {review_note} {t('state.returnedText')}
        </Alert>
      )}
      {state && (
        <Alert family={state.family}>
          <b className={classes.title}>{t(`state.${state.key}Title`)}</b>
          {t(`state.${state.key}Text`)}
        </Alert>
      )}
    </>
  );
}
