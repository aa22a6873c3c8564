import type { MyJob } from '@callboard/contract/casting/my-jobs';
import { turns } from '@callboard/contract/casting/project-share-values';
import type { ClosedJobEntry, OpenJobEntry } from '../../../platform/feature/my-jobs-source.ts';

export type OpenJob = OpenJobEntry & { readonly kind: string };
export type ClosedJob = ClosedJobEntry & { readonly kind: string };

/** Your turn, their turn, dates set; in each the soonest due first, then what has waited longest. */
export const byTurn = (one: OpenJob, other: OpenJob): number =>
  turns.indexOf(one.turn) - turns.indexOf(other.turn) ||
  (one.by?.getTime() ?? Number.POSITIVE_INFINITY) - (other.by?.getTime() ?? Number.POSITIVE_INFINITY) ||
  one.since.getTime() - other.since.getTime() ||
  one.kind.localeCompare(other.kind) ||
  one.id - other.id;

/** Once the dates of a character are set, what led there is not listed beside it. */
export const withoutSteps = (jobs: readonly OpenJob[]): OpenJob[] => {
  const isSet = new Set(
    jobs.flatMap(({ turn, character }) => (turn === 'set' && character ? [character.id] : [])),
  );
  return jobs.filter(({ turn, character }) => turn === 'set' || !character || !isSet.has(character.id));
};

const isLater = (one: ClosedJob, other: ClosedJob) =>
  one.is_cast === other.is_cast ? one.ended_at > other.ended_at : one.is_cast;

/** A character once: being cast, else what ended last. The latest first. */
export const eachOnce = (jobs: readonly ClosedJob[]): ClosedJob[] => {
  const byCharacter = new Map<string, ClosedJob>();
  for (const job of jobs) {
    const key = job.character ? `character ${job.character.id}` : `${job.kind} ${job.id}`;
    const known = byCharacter.get(key);
    if (!known || isLater(job, known)) byCharacter.set(key, job);
  }
  return [...byCharacter.values()].toSorted(
    (one, other) => other.ended_at.getTime() - one.ended_at.getTime() || other.id - one.id,
  );
};

interface Range {
  readonly start_date: string;
  readonly end_date: string;
}

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** How many of a job's dates these cover. Ranges of one calendar never overlap. */
export const countClashes = (
  { starts_on, ends_on }: Pick<MyJob, 'starts_on' | 'ends_on'>,
  busy: readonly Range[],
): number | null => {
  if (starts_on === null || ends_on === null || starts_on > ends_on) return null;
  return busy.reduce((sum, { start_date, end_date }) => {
    const from = start_date < starts_on ? starts_on : start_date;
    const to = end_date > ends_on ? ends_on : end_date;
    return from <= to ? sum + daysBetween(from, to) : sum;
  }, 0);
};
