import type { UnavailableDates } from '@callboard/contract/people/availability';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { weeksOf } from '../model/days.ts';
import { onDay, stateOf } from '../model/marked-days.ts';
import classes from './month-grid.module.css';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const monthName = inUtc({ month: 'long', year: 'numeric' });
const wholeDay = inUtc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export interface MonthGridProps {
  month: string;
  today: string;
  dates: readonly UnavailableDates[];
  /** The first and the last day that are being chosen. */
  chosen: readonly [from: string, to: string] | undefined;
  /** The one day that the Tab key reaches. */
  reachable: string;
  onPick: (day: string) => void;
  onMove: (day: string, key: string) => boolean;
}

function Day({ day, ...grid }: Omit<MonthGridProps, 'month'> & { day: string }) {
  const { t } = useTranslation('availability');
  const { dates, chosen, today, reachable, onPick, onMove } = grid;
  const state = stateOf(onDay(dates, day));
  const isChosen = chosen !== undefined && chosen[0] <= day && day <= chosen[1];
  return (
    <button
      type="button"
      className={classes.day}
      data-day={day}
      data-state={state}
      data-past={day < today || undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-pressed={isChosen}
      aria-label={`${wholeDay.format(new Date(day))}, ${t(`states.${state}`)}`}
      tabIndex={day === reachable ? 0 : -1}
      onClick={() => onPick(day)}
      onKeyDown={(event) => {
        if (onMove(day, event.key)) event.preventDefault();
      }}
    >
      {Number(day.slice(8))}
    </button>
  );
}

/** One month as a table of days. Arrow keys move, Enter chooses. */
export function MonthGrid({ month, ...grid }: MonthGridProps) {
  const { t } = useTranslation('availability');
  return (
    <table className={classes.month}>
      <caption>{monthName.format(new Date(`${month}-01`))}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" aria-label={t(`weekdays.${name}`)}>
              {t(`weekdays.${name}`).slice(0, 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the weeks of a month never change places
          <tr key={at}>
            {week.map((day, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do the days of a week
              <td key={column}>{day !== null && <Day day={day} {...grid} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
