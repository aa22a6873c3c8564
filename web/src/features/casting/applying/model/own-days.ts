import type { JobPageForTalent } from '@callboard/contract/casting/job-page';
import type { RoleToPlay } from './form.ts';

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

export interface OwnDays {
  readonly from: string;
  readonly to: string;
  readonly all: number;
  readonly open: number;
  /** Ranges of the own calendar within the work. */
  readonly taken: readonly { start_date: string; end_date: string; is_booking: boolean }[];
}

/** What the own calendar leaves of the work. Undefined while the work has no dates. */
export function ownDays(job: JobPageForTalent, { role, clashes }: RoleToPlay): OwnDays | undefined {
  const start = role.works_from ?? job.works_from;
  const end = role.works_to ?? job.works_to;
  const from = start ?? end;
  const to = end ?? start;
  if (from === null || to === null) return undefined;
  const taken = clashes
    .map((one) => ({ ...one, start_date: later(one.start_date, from), end_date: earlier(one.end_date, to) }))
    .filter(({ start_date, end_date }) => start_date <= end_date)
    .toSorted((one, other) => one.start_date.localeCompare(other.start_date));
  const days = new Set(
    taken.flatMap(({ start_date, end_date }) =>
      Array.from(
        { length: daysBetween(start_date, end_date) },
        (_, at) => Date.parse(start_date) + at * dayMs,
      ),
    ),
  );
  const all = daysBetween(from, to);
  return { from, to, all, open: all - days.size, taken };
}
