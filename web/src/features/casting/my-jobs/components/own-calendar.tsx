import type { OwnShare, SharedProject } from '@callboard/contract/casting/project-shares';
import { formatDaysOfYear } from '@callboard/contract/short-dates';
import { CalendarCheck, CalendarX } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from '../shared-project.module.css';

/** What the talent's own calendar says about the work. */
export function OwnCalendar({ share, project }: { share: OwnShare; project: SharedProject }) {
  const { t } = useTranslation('myJobs');
  const { character, clashes } = share;
  const hasDates =
    character.works_from ?? character.works_to ?? project.shoot_starts_on ?? project.shoot_ends_on;
  if (!hasDates) return <p className={classes.quiet}>{t('project.clashes.noDates')}</p>;
  if (clashes.length === 0)
    return (
      <p className={classes.free}>
        <CalendarCheck size={16} aria-hidden /> {t('project.clashes.none')}
      </p>
    );
  return (
    <ul className={classes.clashes}>
      {clashes.map(({ start_date, end_date, is_booking }) => (
        <li key={start_date}>
          <CalendarX size={16} aria-hidden />
          {t(is_booking ? 'project.clashes.booked' : 'project.clashes.text', {
            days: formatDaysOfYear(start_date, end_date),
          })}
        </li>
      ))}
    </ul>
  );
}
