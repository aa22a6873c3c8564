import { formatDayMonth } from '@callboard/contract/short-dates';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { type CalendarDay, nextDays } from '../model/availability.ts';
import { type TalentView, unlockedProfileOf } from '../model/talent-view.ts';
import classes from './availability.module.css';
import { Section } from './profile-sections.tsx';

function Day({ day }: { day: CalendarDay }) {
  const { t } = useTranslation('talentProfile');
  return (
    <li
      className={classes.day}
      data-unavailable={!day.isAvailable || undefined}
      data-week={day.isMonday || undefined}
    >
      <VisuallyHidden>
        {t('availability.day', {
          weekday: day.weekday,
          date: formatDayMonth(day.day),
          state: t(day.isAvailable ? 'availability.available' : 'availability.unavailable'),
        })}
      </VisuallyHidden>
      <span className={classes.month} aria-hidden>
        {day.month}
      </span>
      <span className={classes.letter} aria-hidden>
        {day.letter}
      </span>
      <span className={classes.number} aria-hidden>
        {day.number}
      </span>
    </li>
  );
}

/** The next four weeks, for recruiters who unlocked the talent and for the talent. */
export function Availability({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const unlocked = unlockedProfileOf(view);
  if (!unlocked) return null;
  const days = nextDays(dayInIndia(new Date()), unlocked.unavailable_dates);
  const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <Section
      title={t('availability.title')}
      aside={t('availability.range', { from: formatDayMonth(from), to: formatDayMonth(to) })}
    >
      <div className={classes.room}>
        <ol className={classes.days}>
          {days.map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </ol>
      </div>
      <p className={classes.legend} aria-hidden>
        <span>
          <i className={classes.available} /> {t('availability.available')}
        </span>
        <span>
          <i className={classes.unavailable} /> {t('availability.unavailable')}
        </span>
      </p>
    </Section>
  );
}
