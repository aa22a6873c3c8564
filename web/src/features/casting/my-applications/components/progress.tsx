import { type ApplicationStatus, applicationSteps } from '@callboard/contract/casting/application-values';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { statusNames, stepOf } from '../model/step-words.ts';
import classes from './progress.module.css';

interface ProgressProps {
  status: ApplicationStatus;
  /** How far it came before it ended. */
  reached?: number | undefined;
}

/** Seven segments in ink: how far it came. Ended ones are hatched after the last true step. */
export function Progress({ status, reached = 1 }: ProgressProps) {
  const { t } = useTranslation('myApplications');
  const { t: statusText } = useTranslation('status');
  const at = stepOf(status);
  const said = statusText(statusNames[status]);
  return (
    <div
      className={classes.progress}
      role="img"
      aria-label={
        at === 0
          ? t('row.ended', { status: said })
          : t('row.progress', { at, of: applicationSteps.length, status: said })
      }
      data-ended={at === 0 || undefined}
    >
      {applicationSteps.map((step, place) => (
        <i key={step} data-done={place < (at === 0 ? reached : at) || undefined} />
      ))}
    </div>
  );
}
