import { faultOfRange, type UnavailableDates } from '@callboard/contract/people/availability';
import { inOrder } from './days.ts';

/** What the form holds. */
export interface RangeValues {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** Empty: once. */
  readonly repeatUntil: string;
}

export type RangeFaults = Partial<Record<keyof RangeValues, string>>;

export const newRange = (one: string, other: string = one): RangeValues => {
  const [from, to] = inOrder(one, other);
  return { from, to, reason: '', repeatUntil: '' };
};

export const rangeOf = ({ start_date, end_date, reason }: UnavailableDates): RangeValues => ({
  from: start_date,
  to: end_date,
  reason: reason ?? '',
  repeatUntil: '',
});

const fieldNames: Readonly<Record<string, keyof RangeValues>> = {
  start_date: 'from',
  end_date: 'to',
  reason: 'reason',
  repeat_weekly_until: 'repeatUntil',
};

/** Faults the server named, by the fields of the form. */
export const placeFaults = (errors: readonly { field: string; message: string }[]): RangeFaults =>
  Object.fromEntries(
    errors.flatMap(({ field, message }) => {
      const name = fieldNames[field];
      return name ? [[name, message]] : [];
    }),
  );

/** What the contract would refuse, before it is sent. */
export function faultsOf({ from, to, repeatUntil }: RangeValues, missing: string): RangeFaults {
  if (!from) return { from: missing };
  if (!to) return { to: missing };
  const fault = faultOfRange({
    start_date: from,
    end_date: to,
    ...(repeatUntil && { repeat_weekly_until: repeatUntil }),
  });
  return fault ? placeFaults([fault]) : {};
}
