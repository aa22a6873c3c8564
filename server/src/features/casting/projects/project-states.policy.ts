import {
  type ProjectRight,
  type ProjectStatus,
  projectStatuses,
  reopenWithinDays,
} from '@callboard/contract/casting/project-values';
import { todayInIndia } from '@callboard/contract/people/ages';

export type Step = 'open' | 'pause' | 'resume' | 'close' | 'reopen';

/** A step, or why there is none. */
type Cell = { readonly step: Step } | { readonly refused: string } | { readonly same: true };

const step = (name: Step): Cell => ({ step: name });
const refused = (why: string): Cell => ({ refused: why });
const same: Cell = { same: true };

/** Every state and every state one may ask for. */
export const projectStates: Readonly<Record<ProjectStatus, Readonly<Record<ProjectStatus, Cell>>>> = {
  draft: {
    draft: same,
    open: step('open'),
    paused: refused('Only an open project can be paused'),
    closed: refused('A draft can be deleted, not closed'),
  },
  open: {
    draft: refused('Only a new project is a draft'),
    open: same,
    paused: step('pause'),
    closed: step('close'),
  },
  paused: {
    draft: refused('Only a new project is a draft'),
    open: step('resume'),
    paused: same,
    closed: step('close'),
  },
  closed: {
    draft: refused('Only a new project is a draft'),
    open: step('reopen'),
    paused: refused('Reopen the project first'),
    closed: same,
  },
};

/** What is recorded of each step. */
export const activityOf: Readonly<Record<Step, string>> = {
  open: 'project_opened',
  pause: 'project_paused',
  resume: 'project_resumed',
  close: 'project_closed',
  reopen: 'project_reopened',
};

/** Closing and reopening are the owner's. */
export const rightToMove = (from: ProjectStatus, to: ProjectStatus): ProjectRight =>
  from === 'closed' || to === 'closed' ? 'close' : 'edit';

/** The last day a project can be reopened. */
export const reopenUntil = (closedAt: Date): string => {
  const last = new Date(`${todayInIndia(closedAt)}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + reopenWithinDays);
  return last.toISOString().slice(0, 10);
};

export const canReopen = (closedAt: Date, now: Date): boolean => todayInIndia(now) <= reopenUntil(closedAt);

export const toProjectStatus = (status: string): ProjectStatus =>
  projectStatuses.find((known) => known === status) ?? 'draft';

interface Position {
  readonly status: ProjectStatus;
  readonly closedAt: Date | null;
}

export type Decision =
  | { readonly step: Step }
  | { readonly refusal: 'ALREADY_SETTLED' }
  | { readonly refusal: 'CONFLICT'; readonly why: string };

export function decideStep({ status, closedAt }: Position, to: ProjectStatus, now: Date): Decision {
  const cell = projectStates[status][to];
  if ('same' in cell) return { refusal: 'ALREADY_SETTLED' };
  if ('refused' in cell) return { refusal: 'CONFLICT', why: cell.refused };
  const isTooLate = cell.step === 'reopen' && (closedAt === null || !canReopen(closedAt, now));
  if (isTooLate) return { refusal: 'CONFLICT', why: `Closed more than ${reopenWithinDays} days ago` };
  return cell;
}
