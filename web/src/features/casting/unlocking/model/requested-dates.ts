import { findDatesIssue } from '@callboard/contract/casting/unlocking';
import { useState } from 'react';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';

/** Whether an availability check is wanted, for which dates, and what is wrong with them. */
export function useRequestedDates(suggested: RequestedDates | undefined) {
  const upcoming = futureDates(suggested);
  const [isRequested, setIsRequested] = useState(upcoming !== undefined);
  const [isOpen, setIsOpen] = useState(upcoming === undefined);
  const [dates, setDates] = useState<RequestedDates>(upcoming ?? { from: '', to: '' });
  const [dateError, setDateError] = useState<DateError>();

  return {
    isRequested,
    /** Whether the date fields are shown. */
    isOpen: isRequested && isOpen,
    summary: isOpen ? undefined : dates,
    dates,
    dateError,
    toggle: (isOn: boolean) => {
      setIsRequested(isOn);
      setDateError(undefined);
    },
    open: () => {
      setIsRequested(true);
      setIsOpen(true);
    },
    change: (changed: Partial<RequestedDates>) => {
      setDates((now) => ({ ...now, ...changed }));
      setDateError(undefined);
    },
    /** Undefined when the dates are invalid. */
    validate: (): { readonly dates: RequestedDates | undefined } | undefined => {
      if (!isRequested) return { dates: undefined };
      const error = findDateError(dates);
      setDateError(error);
      if (error) setIsOpen(true);
      return error ? undefined : { dates };
    },
  };
}

export type RequestedDatesState = ReturnType<typeof useRequestedDates>;

export interface RequestedDates {
  /** 2027-01-12, or empty. */
  readonly from: string;
  readonly to: string;
}

export type DateErrorKind = 'from' | 'to' | 'order' | 'long' | 'past';
export interface DateError {
  readonly field: 'start_date' | 'end_date';
  readonly kind: DateErrorKind;
}

export const today = (): string => dayInIndia(Date.now());

/** Without the days that have passed. Undefined when all have. */
export function futureDates(dates: RequestedDates | undefined, now = today()): RequestedDates | undefined {
  if (!dates || dates.to < now) return undefined;
  return dates.from < now ? { from: now, to: dates.to } : dates;
}

export function findDateError({ from, to }: RequestedDates, now = today()): DateError | undefined {
  if (from === '') return { field: 'start_date', kind: 'from' };
  if (to === '') return { field: 'end_date', kind: 'to' };
  if (from < now) return { field: 'start_date', kind: 'past' };
  if (to < from) return { field: 'end_date', kind: 'order' };
  return findDatesIssue({ start_date: from, end_date: to }) && { field: 'end_date', kind: 'long' };
}
