import { faultOfDays } from '@callboard/contract/casting/unlocking';
import { useState } from 'react';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';

/** Whether one asks about days, which, and what is wrong with them. */
export function useAskedDays(suggested: AskedDays | undefined) {
  const known = stillToCome(suggested);
  const [isAsked, setIsAsked] = useState(known !== undefined);
  const [isOpen, setIsOpen] = useState(known === undefined);
  const [days, setDays] = useState<AskedDays>(known ?? { from: '', to: '' });
  const [fault, setFault] = useState<DateError>();

  return {
    isAsked,
    /** The two fields are shown. */
    isOpen: isAsked && isOpen,
    known: isOpen ? undefined : days,
    days,
    fault,
    toggle: (isOn: boolean) => {
      setIsAsked(isOn);
      setFault(undefined);
    },
    open: () => {
      setIsAsked(true);
      setIsOpen(true);
    },
    change: (changed: Partial<AskedDays>) => {
      setDays((now) => ({ ...now, ...changed }));
      setFault(undefined);
    },
    /** The days as they are sent; nothing is sent when they are faulty. */
    read: (): { readonly asks: AskedDays | undefined } | undefined => {
      if (!isAsked) return { asks: undefined };
      const found = faultOf(days);
      setFault(found);
      if (found) setIsOpen(true);
      return found ? undefined : { asks: days };
    },
  };
}

export type AskedDaysState = ReturnType<typeof useAskedDays>;

export interface AskedDays {
  /** 2027-01-12, or nothing yet. */
  readonly from: string;
  readonly to: string;
}

export type DateErrorKind = 'from' | 'to' | 'order' | 'long' | 'past';
export interface DateError {
  readonly field: 'start_date' | 'end_date';
  readonly fault: DateErrorKind;
}

/** The calendar day it is in India, where the work is. */
export const today = (): string => dayInIndia(Date.now());

/** Days that are still to come; nothing when the last of them has passed. */
export function stillToCome(days: AskedDays | undefined, now = today()): AskedDays | undefined {
  if (!days || days.to < now) return undefined;
  return days.from < now ? { from: now, to: days.to } : days;
}

/** What keeps these days from being asked about. */
export function faultOf({ from, to }: AskedDays, now = today()): DateError | undefined {
  if (from === '') return { field: 'start_date', fault: 'from' };
  if (to === '') return { field: 'end_date', fault: 'to' };
  if (from < now) return { field: 'start_date', fault: 'past' };
  if (to < from) return { field: 'end_date', fault: 'order' };
  return faultOfDays({ start_date: from, end_date: to }) && { field: 'end_date', fault: 'long' };
}
