import type { markUnavailable, UnavailableDates } from '@callboard/contract/people/availability';
import type { z } from 'zod';
import { inOrder } from './days.ts';

/** What the form holds: the body of the contract, with an empty text for what is left out. */
export type RangeValues = Required<z.input<typeof markUnavailable.body>>;

/** What is sent. */
export type MarkedRange = z.output<typeof markUnavailable.body>;

export const newRange = (one: string, other: string = one): RangeValues => {
  const [start_date, end_date] = inOrder(one, other);
  return { start_date, end_date, reason: '', repeat_weekly_until: '' };
};

export const rangeOf = ({ start_date, end_date, reason }: UnavailableDates): RangeValues => ({
  start_date,
  end_date,
  reason: reason ?? '',
  repeat_weekly_until: '',
});
