import type { ActivityEntry } from '@callboard/contract/casting/project-people';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';

export interface ActivityDay {
  /** The date in India. */
  readonly day: string;
  readonly entries: readonly ActivityEntry[];
}

/** Entries of one day together, in the order they come. */
export function groupByDay(entries: readonly ActivityEntry[]): ActivityDay[] {
  const days: { day: string; entries: ActivityEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayInIndia(entry.happened_at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

const dayMs = 86_400_000;

export function dayWord(day: string, now: number): 'today' | 'yesterday' | undefined {
  if (day === dayInIndia(now)) return 'today';
  return day === dayInIndia(now - dayMs) ? 'yesterday' : undefined;
}
