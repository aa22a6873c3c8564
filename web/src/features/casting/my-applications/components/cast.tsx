import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { Star } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { shortDate } from '../../job-cards/index.ts';
import { nameOf } from '../model/step-words.ts';
import classes from './cast.module.css';

/** The best news there is, and what comes. */
export function YouAreCast({ application }: { application: OwnApplicationDetail }) {
  const { t } = useTranslation('myApplications');
  const { recruiter, works_from: from } = application;
  return (
    <section className={classes.cast}>
      <Star size={28} aria-hidden />
      <div>
        <h2>{t('cast.title', { role: nameOf(application) })}</h2>
        <p>
          {t('cast.text', { name: recruiter?.name ?? t('row.somebody') })}{' '}
          {from && t('cast.from', { date: shortDate(from) })}
        </p>
      </div>
    </section>
  );
}
