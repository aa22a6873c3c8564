import type { UnavailableDates } from '@callboard/contract/people/availability';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useMediaQuery } from '../../../../shared/ui/theme/use-media-query.ts';
import { addDays, addMonths, inOrder, monthOf, weeksOf } from '../model/days.ts';
import classes from './months.module.css';

type DayState = 'free' | 'unavailable' | 'booked';

/** The range that covers a day, if any. */
function onDay(dates: readonly UnavailableDates[], day: string): UnavailableDates | undefined {
  return dates.find(({ start_date, end_date }) => start_date <= day && day <= end_date);
}

const stateOf = (marked: UnavailableDates | undefined): DayState => {
  if (!marked) return 'free';
  return marked.is_booking ? 'booked' : 'unavailable';
};

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const monthName = inUtc({ month: 'long', year: 'numeric' });
const fullDate = inUtc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

interface MonthGridProps {
  month: string;
  today: string;
  dates: readonly UnavailableDates[];
  /** The first and last day of the current selection. */
  chosen: readonly [from: string, to: string] | undefined;
  /** The one day in the tab order. */
  tabStopDay: string;
  onPick: (day: string) => void;
  onMove: (day: string, key: string) => boolean;
}

function Day({ day, ...grid }: Omit<MonthGridProps, 'month'> & { day: string }) {
  const { t } = useTranslation('availability');
  const { dates, chosen, today, tabStopDay, onPick, onMove } = grid;
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
      aria-label={`${fullDate.format(new Date(day))}, ${t(`states.${state}`)}`}
      tabIndex={day === tabStopDay ? 0 : -1}
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
function MonthGrid({ month, ...grid }: MonthGridProps) {
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

const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => `${addMonths(monthOf(day), -1)}-01`,
  PageDown: (day) => `${addMonths(monthOf(day), 1)}-01`,
};

interface DayKeys {
  readonly today: string;
  readonly months: readonly string[];
  readonly showMonth: (month: string) => void;
}

/** Moves focus between days, and turns the page of the calendar when needed. */
function useDayKeys({ today, months, showMonth }: DayKeys) {
  const container = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(today);
  const [first = monthOf(today)] = months;
  const isShown = months.includes(monthOf(focused));

  const focusOn = (day: string) => {
    setFocused(day);
    // The month has to render before its day can be focused.
    requestAnimationFrame(() => {
      container.current?.querySelector<HTMLButtonElement>(`[data-day="${day}"]`)?.focus();
    });
  };

  const onMove = (day: string, key: string): boolean => {
    const next = steps[key]?.(day);
    if (next === undefined) return false;
    const month = monthOf(next);
    if (!months.includes(month)) showMonth(month < first ? month : addMonths(month, 1 - months.length));
    focusOn(next);
    return true;
  };

  return { container, tabStopDay: isShown ? focused : `${first}-01`, onMove, setFocusedDay: setFocused };
}

interface MonthsProps {
  today: string;
  dates: readonly UnavailableDates[];
  onChoose: (from: string, to: string) => void;
}

const wide = '(min-width: 64rem)';
const middle = '(min-width: 44rem)';

/** As many months as fit side by side. Two clicks choose a range: its first day and its last. */
export function Months({ today, dates, onChoose }: MonthsProps) {
  const { t } = useTranslation('availability');
  const isWide = useMediaQuery(wide);
  const isMiddle = useMediaQuery(middle);
  const count = isWide ? 3 : isMiddle ? 2 : 1;
  const [first, setFirst] = useState(monthOf(today));
  const [rangeStart, setRangeStart] = useState<string>();
  const months = Array.from({ length: count }, (_, at) => addMonths(first, at));
  const { container, tabStopDay, onMove, setFocusedDay } = useDayKeys({ today, months, showMonth: setFirst });

  const pick = (day: string) => {
    setFocusedDay(day);
    if (rangeStart === undefined) return setRangeStart(day);
    setRangeStart(undefined);
    onChoose(...inOrder(rangeStart, day));
  };

  return (
    <div>
      <div className={classes.bar}>
        <p className={classes.hint} aria-live="polite">
          {t(rangeStart === undefined ? 'selectFirst' : 'selectLast')}
        </p>
        <button
          type="button"
          aria-label={t('earlier')}
          className={classes.turn}
          onClick={() => setFirst(addMonths(first, -1))}
        >
          <ChevronLeft size={20} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t('later')}
          className={classes.turn}
          onClick={() => setFirst(addMonths(first, 1))}
        >
          <ChevronRight size={20} aria-hidden />
        </button>
      </div>
      <div className={classes.months} ref={container}>
        {months.map((month) => (
          <MonthGrid
            key={month}
            month={month}
            today={today}
            dates={dates}
            chosen={rangeStart === undefined ? undefined : [rangeStart, rangeStart]}
            tabStopDay={tabStopDay}
            onPick={pick}
            onMove={onMove}
          />
        ))}
      </div>
    </div>
  );
}
