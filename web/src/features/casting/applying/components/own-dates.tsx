import { formatDays, formatDaysOfYear } from '@callboard/contract/short-dates';
import { CalendarCheck, CalendarX } from 'lucide-react';
import { Link } from 'react-router';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { TickBox } from '../../../../shared/ui/tick-box/tick-box.tsx';
import { useApply } from '../model/apply-context.ts';
import { chosenRole } from '../model/form.ts';
import { ownDays } from '../model/own-days.ts';
import classes from './own-dates.module.css';

/** What the own calendar leaves of the work, and whether to say so. */
export function OwnDates() {
  const { t } = useTranslation('applying');
  const { form, change, recruiter } = useApply();
  const cameFrom = useCameFrom();
  const role = chosenRole(form);
  // Each role has dates of its own.
  if (!role) return <p className={classes.quiet}>{t('dates.choose')}</p>;
  const days = ownDays(form.job, role);
  if (!days) return <p className={classes.quiet}>{t('dates.none')}</p>;
  const { from, to, all, open, taken } = days;
  const values = {
    open,
    all,
    taken: taken
      .map(({ start_date, end_date, is_booking }) =>
        t(is_booking ? 'dates.booked' : 'dates.notAvailable', { days: formatDays(start_date, end_date) }),
      )
      .join(', '),
  };
  const Sign = taken.length === 0 ? CalendarCheck : CalendarX;
  return (
    <div className={classes.dates}>
      <h3>{t('dates.title', { days: formatDaysOfYear(from, to) })}</h3>
      <p data-taken={taken.length > 0 || undefined}>
        <Sign size={18} aria-hidden />
        <span>
          {taken.length === 0 ? (
            <Trans t={t} i18nKey="dates.all" count={all} components={{ b: <b /> }} />
          ) : (
            <Trans t={t} i18nKey="dates.some" values={values} components={{ b: <b /> }} />
          )}{' '}
          <Link to={paths.talentCalendar()} state={cameFrom}>
            {t('dates.calendar')}
          </Link>
        </span>
      </p>
      <TickBox
        checked={form.draft.tellDays}
        onChange={({ currentTarget: { checked } }) => change({ tellDays: checked })}
      >
        {taken.length === 0 ? t('dates.sayOpen') : t('dates.say', { company: recruiter.company })}
      </TickBox>
    </div>
  );
}
