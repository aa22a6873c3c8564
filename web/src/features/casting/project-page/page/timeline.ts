import type { ProjectDetail } from '@callboard/contract/casting/projects';

export interface Phase {
  readonly key: 'auditions' | 'castBy' | 'shoot' | 'announce';
  readonly from: string;
  readonly to: string;
  /** How much of it is over, from 0 to 1. */
  readonly done: number;
  readonly isNow: boolean;
}

type Dates = Pick<
  ProjectDetail,
  'audition_starts_on' | 'audition_ends_on' | 'cast_by' | 'shoot_starts_on' | 'shoot_ends_on' | 'announce_on'
>;

const day = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day);

/** Days from the first to the last, both counted. */
export const countDays = (from: string, to: string): number => daysBetween(from, to) + 1;

function shareDone(from: string, to: string, today: string): number {
  if (today < from) return 0;
  if (today > to) return 1;
  return (daysBetween(from, today) + 0.5) / countDays(from, to);
}

/** The known dates of a project, in the order they come. */
export function phasesOf(project: Dates, today: string): Phase[] {
  const known = [
    ['auditions', project.audition_starts_on, project.audition_ends_on],
    ['castBy', project.cast_by, project.cast_by],
    ['shoot', project.shoot_starts_on, project.shoot_ends_on],
    ['announce', project.announce_on, project.announce_on],
  ] as const;
  return known
    .flatMap(([key, first, last]) => {
      const from = first ?? last;
      const to = last ?? first;
      if (from === null || to === null) return [];
      const isNow = from <= today && today <= to;
      return [{ key, from, to, done: shareDone(from, to, today), isNow }];
    })
    .sort((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to));
}
