import type { OwnJobRow } from '@callboard/contract/casting/job-postings';
import { formatDayMonth } from '@callboard/contract/short-dates';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { wallTime } from './zoned-time.ts';

const dayMs = 86_400_000;
const soonDays = 3;

type Job = Pick<OwnJobRow, 'status' | 'deadline' | 'closed_at' | 'reopen_until'>;

export type DeadlineState =
  | { readonly kind: 'draft' | 'inReview' | 'none' }
  | { readonly kind: 'today'; readonly time: string }
  | { readonly kind: 'soon'; readonly days: number; readonly day: string; readonly time: string }
  | { readonly kind: 'later' | 'past'; readonly day: string }
  | { readonly kind: 'closed' | 'expired'; readonly day: string; readonly reopen: string | undefined };

/** 6:45 pm, as the clock of the zone shows it. */
export function twelveHours(time: string): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minutes).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** What there is to say about when a job takes applications, in the zone of its deadline. */
export function deadlineState(job: Job, now = Date.now()): DeadlineState {
  const { status, deadline, closed_at, reopen_until } = job;
  if (status === 'draft') return { kind: 'draft' };
  if (status === 'in_review') return { kind: 'inReview' };
  if (status === 'closed' || status === 'expired') {
    const on = closed_at ?? deadline?.at;
    const canReopen = reopen_until !== null && reopen_until >= dayInIndia(now);
    return {
      kind: status,
      day: on ? formatDayMonth(dayInIndia(on)) : '',
      reopen: canReopen ? formatDayMonth(reopen_until) : undefined,
    };
  }
  if (deadline === null) return { kind: 'none' };
  const last = wallTime(deadline.at, deadline.zone);
  const day = formatDayMonth(last.day);
  if (Date.parse(deadline.at) <= now) return { kind: 'past', day };
  const today = wallTime(now, deadline.zone).day;
  const days = Math.round((Date.parse(last.day) - Date.parse(today)) / dayMs);
  const time = twelveHours(last.time);
  if (days === 0) return { kind: 'today', time };
  return days <= soonDays ? { kind: 'soon', days, day, time } : { kind: 'later', day };
}
