import type { UnlockedRow } from '@callboard/contract/casting/unlocking';
import { formatDayMonth, formatDays } from '@callboard/contract/short-dates';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import classes from './day-strip.module.css';

/** 16, of 2026-11-16. */
const dayOfMonth = (date: string) => Number(date.slice(8));

export function DayStrip({ days }: Pick<UnlockedRow, 'days'>) {
  const { t } = useTranslation('unlockedProfiles');
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return <p className={classes.label}>{t('row.noDays')}</p>;
  return (
    <>
      <p className={classes.label}>{formatDays(first.date, last.date)}</p>
      <ol className={classes.days}>
        {days.map(({ date, state }) => (
          <li key={date} data-state={state}>
            <VisuallyHidden>
              {t('row.day', { date: formatDayMonth(date), state: t(`row.state.${state}`) })}
            </VisuallyHidden>
            <span aria-hidden>{dayOfMonth(date)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
