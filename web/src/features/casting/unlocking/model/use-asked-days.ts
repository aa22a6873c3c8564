import { useState } from 'react';
import { type AskedDays, type DateError, faultOf, stillToCome } from './asked-days.ts';

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
