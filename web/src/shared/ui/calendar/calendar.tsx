import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import classes from './calendar.module.css';

interface CalendarProps {
  label: string;
  value: CalendarDate | null;
  onChange: (day: CalendarDate) => void;
  min?: CalendarDate | null;
  max?: CalendarDate | null;
}

/** One month. Arrow keys move by days and weeks, Page Up and Page Down by months. */
export function Calendar({ label, value, onChange, min, max }: CalendarProps) {
  return (
    // Weeks start on Monday and days come before months, whatever the browser's language.
    <I18nProvider locale="en-GB">
      <AriaCalendar
        aria-label={label}
        className={`${classes.calendar}`}
        value={value}
        onChange={onChange}
        minValue={min ?? null}
        maxValue={max ?? null}
        autoFocus
      >
        <div className={classes.head}>
          <Button slot="previous" className={`${classes.turn}`}>
            <ChevronLeft size={20} aria-hidden />
          </Button>
          <Heading className={`${classes.month}`} />
          <Button slot="next" className={`${classes.turn}`}>
            <ChevronRight size={20} aria-hidden />
          </Button>
        </div>
        <CalendarGrid className={`${classes.grid}`} weekdayStyle="narrow">
          <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={`${classes.day}`} />}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    </I18nProvider>
  );
}
