import type { DayState } from '@callboard/contract/people/day-states';
import type { NextDays as Days } from '@callboard/contract/people/next-days';
import { formatDayMonth, formatDays, shortMonth } from '@callboard/contract/short-dates';
import { useTranslation } from '../../i18n/use-translation.ts';
import { weekdayOf } from '../../lib/format/days-in-india.ts';
import { Status } from '../status/status.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { describeNextDays } from './describe-days.ts';
import classes from './next-days.module.css';

const monday = 1;

interface DayProps {
  day: Days[number];
  isFirst: boolean;
  hasWeekdays: boolean;
}

function Day({ day: { date, state }, isFirst, hasWeekdays }: DayProps) {
  const { t } = useTranslation('controls');
  const time = new Date(date);
  const weekday = weekdayOf(date);
  return (
    <li className={classes.day} data-state={state} data-week={time.getUTCDay() === monday || undefined}>
      <VisuallyHidden>
        {t('days.day', {
          weekday,
          date: formatDayMonth(date),
          state: t(`days.state.${state}`).toLowerCase(),
        })}
      </VisuallyHidden>
      {hasWeekdays && (
        <>
          <span className={classes.month} aria-hidden>
            {isFirst || time.getUTCDate() === 1 ? shortMonth(date) : undefined}
          </span>
          <span className={classes.letter} aria-hidden>
            {weekday.charAt(0)}
          </span>
        </>
      )}
      <span className={classes.number} aria-hidden>
        {time.getUTCDate()}
      </span>
    </li>
  );
}

function Legend({ days }: { days: Days }) {
  const { t } = useTranslation('controls');
  const shown = (['free', 'unavailable', 'booked'] as const satisfies DayState[]).filter(
    (state) => state !== 'booked' || days.some((day) => day.state === state),
  );
  return (
    <p className={classes.legend} aria-hidden>
      {shown.map((state) => (
        <span key={state}>
          <i data-state={state} /> {t(`days.state.${state}`)}
        </span>
      ))}
    </p>
  );
}

interface NextDaysProps {
  /** From today on. */
  days: Days;
  /** `wide` names months and weekdays and explains the colours, `small` fits a list. */
  size?: 'small' | 'wide';
}

/** A talent's next days, as everyone who unlocked them sees them. */
export function NextDays({ days, size = 'small' }: NextDaysProps) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const isWide = size === 'wide';
  return (
    <div className={classes.room}>
      {!isWide && <p className={classes.label}>{formatDays(first.date, last.date)}</p>}
      <ol className={classes.days} data-size={size}>
        {days.map((day, at) => (
          <Day key={day.date} day={day} isFirst={at === 0} hasWeekdays={isWide} />
        ))}
      </ol>
      {isWide && <Legend days={days} />}
    </div>
  );
}

interface NextDaysStatusProps {
  days: Days;
  variant?: 'chip' | 'plain';
}

/** The same days in a few words. */
export function NextDaysStatus({ days, variant = 'chip' }: NextDaysStatusProps) {
  const { t } = useTranslation('controls');
  const described = describeNextDays(days, t);
  if (!described) return null;
  const { name, text } = described;
  return (
    <Status name={name} variant={variant}>
      {text}
    </Status>
  );
}
