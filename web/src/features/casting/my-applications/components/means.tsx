import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { isMoving, statusNames, statusOf } from '../model/step-words.ts';
import classes from './means.module.css';

/** What the status says and does not say, and what usually follows. */
export function Means({ application }: { application: OwnApplicationDetail }) {
  const { t } = useTranslation('myApplications');
  const { t: statusText } = useTranslation('status');
  const status = statusOf(application);
  if (!isMoving(status) && status !== 'cast') return null;
  const company = application.recruiter?.company ?? t('row.somebody');
  return (
    <section className={classes.well}>
      <h2>{t('means.title', { status: statusText(statusNames[status]) })}</h2>
      <p>{t(`means.${status}.text`, { company })}</p>
      <h3>{t('means.next')}</h3>
      <p>{t(`means.${status}.next`, { company })}</p>
    </section>
  );
}
