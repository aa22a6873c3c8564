import { type ProjectStatus, reopenWithinDays } from '@callboard/contract/casting/project-values';
import { todayInIndia } from '@callboard/contract/people/ages';

/** The last day a project can be reopened, in India. */
export const reopenUntil = (closedAt: Date): string => {
  const last = new Date(`${todayInIndia(closedAt)}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + reopenWithinDays);
  return last.toISOString().slice(0, 10);
};

export const canReopen = (closedAt: Date, now: Date): boolean => todayInIndia(now) <= reopenUntil(closedAt);

type Refusal = 'ALREADY_SETTLED' | 'CONFLICT';

/** Why a project cannot be closed. A draft is deleted instead. */
export const refusalToClose: Readonly<Record<ProjectStatus, Refusal | undefined>> = {
  draft: 'CONFLICT',
  open: undefined,
  paused: undefined,
  closed: 'ALREADY_SETTLED',
};

/** Undefined when it can be reopened. */
export const refusalToReopen = (closedAt: Date | null, now: Date): Refusal | undefined =>
  closedAt !== null && canReopen(closedAt, now) ? undefined : 'CONFLICT';
