import { useRef, useState } from 'react';
import { addDays, addMonths, monthOf } from '../model/days.ts';

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
  readonly turnTo: (month: string) => void;
}

/** Moves the focus over days, and the pages of the calendar with it. */
export function useDayKeys({ today, months, turnTo }: DayKeys) {
  const room = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(today);
  const [first = monthOf(today)] = months;
  const isShown = months.includes(monthOf(focused));

  const focusOn = (day: string) => {
    setFocused(day);
    // The page has to turn before the day is there to take the focus.
    requestAnimationFrame(() => {
      room.current?.querySelector<HTMLButtonElement>(`[data-day="${day}"]`)?.focus();
    });
  };

  const onMove = (day: string, key: string): boolean => {
    const next = steps[key]?.(day);
    if (next === undefined) return false;
    const month = monthOf(next);
    if (!months.includes(month)) turnTo(month < first ? month : addMonths(month, 1 - months.length));
    focusOn(next);
    return true;
  };

  return { room, reachable: isShown ? focused : `${first}-01`, onMove, noteFocus: setFocused };
}
