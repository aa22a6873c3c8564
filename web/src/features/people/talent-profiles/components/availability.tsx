import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDayMonth } from '../../../../shared/lib/format/calendar-days.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { dayInIndia, type StripDay, stripOf } from '../model/availability.ts';
import { openedOf, type TalentView } from '../model/talent-view.ts';
import classes from './availability.module.css';
import { Section } from './section.tsx';

function Day({ day }: { day: StripDay }) {
  const { t } = useTranslation('talentProfile');
  return (
    <li className={classes.day} data-busy={!day.isFree || undefined} data-week={day.isMonday || undefined}>
      <VisuallyHidden>
        {t('availability.day', {
          weekday: day.weekday,
          date: formatDayMonth(day.day),
          state: t(day.isFree ? 'availability.free' : 'availability.busy'),
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

/** The next four weeks at a glance, for those who have unlocked the talent and for the talent. */
export function Availability({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const opened = openedOf(view);
  if (!opened) return null;
  const days = stripOf(dayInIndia(new Date()), opened.unavailable_dates);
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
          <i className={classes.free} /> {t('availability.free')}
        </span>
        <span>
          <i className={classes.busy} /> {t('availability.busy')}
        </span>
      </p>
    </Section>
  );
}
