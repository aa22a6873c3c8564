import type { Deadline } from '@callboard/contract/casting/job-fields';
import { defaultJobZone } from '@callboard/contract/casting/job-values';
import { z } from 'zod';
import { momentOf, wallTime } from './zoned-time.ts';

/** As typed. Without a day there is no deadline; the time and the zone stay chosen. */
export const DeadlineValue = z.object({ day: z.string(), time: z.string(), zone: z.string() });
export type DeadlineValue = z.infer<typeof DeadlineValue>;

export const lastMinute = '23:59';
export const noDeadline: DeadlineValue = { day: '', time: lastMinute, zone: defaultJobZone };

export const readDeadline = (deadline: Deadline | null): DeadlineValue =>
  deadline ? { ...wallTime(deadline.at, deadline.zone), zone: deadline.zone } : noDeadline;

/** Null without a day, undefined while it is no moment yet. */
export function writeDeadline({ day, time, zone }: DeadlineValue): Deadline | null | undefined {
  if (day === '') return null;
  const at = momentOf({ day, time }, zone);
  return at === undefined ? undefined : { at, zone };
}

export const isPast = (value: DeadlineValue, now = Date.now()): boolean => {
  const deadline = writeDeadline(value);
  return deadline !== null && deadline !== undefined && Date.parse(deadline.at) <= now;
};
