import { parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { Calendar } from '../calendar/calendar.tsx';
import classes from './date-field.module.css';

interface CalendarPopoverProps {
  label: string;
  /** An ISO date, or empty. */
  value: string;
  min: string | undefined;
  max: string | undefined;
  button: RefObject<HTMLElement | null>;
  opened: boolean;
  onOpenChange: (opened: boolean) => void;
  onChoose: (day: string) => void;
}

const dayOf = (day: string | undefined) => (day ? parseDate(day) : null);

/** Opens from a date field and focuses the chosen day, or today. */
export default function CalendarPopover({
  button,
  label,
  value,
  min,
  max,
  onChoose,
  ...popover
}: CalendarPopoverProps) {
  return (
    <Popover
      triggerRef={button}
      isOpen={popover.opened}
      onOpenChange={popover.onOpenChange}
      shouldCloseOnInteractOutside={(element) => !button.current?.contains(element)}
      placement="bottom end"
      offset={4}
      aria-label={label}
      className={`${classes.popover}`}
      style={{ zIndex: 'var(--cb-above-dialog)' }}
    >
      <Calendar
        label={label}
        value={dayOf(value)}
        min={dayOf(min)}
        max={dayOf(max)}
        onChange={(day) => onChoose(day.toString())}
      />
    </Popover>
  );
}
