import type { Interest, ShareStatus } from '@callboard/contract/casting/project-share-values';

/** What the talent, the recruiter and the closing of a project do to a share. */
export type ShareStep = 'open' | Interest | 'close' | 'share';

const open = { open: 'read', interested: 'interested', declined: 'declined', close: 'closed' } as const;

/**
 * What a share becomes. Null: refused, it is over. An answer can become the other one as long as it is open;
 * sharing again only asks those whom an earlier end of the project closed.
 */
export const shareStates: Readonly<Record<ShareStatus, Readonly<Record<ShareStep, ShareStatus | null>>>> = {
  shared: { ...open, share: 'shared' },
  read: { ...open, share: 'read' },
  interested: { ...open, open: 'interested', share: 'interested' },
  declined: { ...open, open: 'declined', close: 'declined', share: 'declined' },
  closed: { open: 'closed', interested: null, declined: null, close: 'closed', share: 'shared' },
};

const statuses = ['shared', 'read', 'interested', 'declined', 'closed'] as const;

/** The states that a step changes. */
export const changedBy = (step: ShareStep): ShareStatus[] =>
  statuses.filter((status) => ![status, null].includes(shareStates[status][step]));

/** Stages from cast to auditioned: the recruiter went on, and an answer no longer changes anything. */
const furthestAnswerable = 4;

export interface ShareState {
  readonly status: ShareStatus;
  readonly project_status: string;
  readonly character_status: string;
  /** How far the talent is for this character, 1 cast to 6 shortlisted. Null: not considered. */
  readonly rank: number | null;
}

/** Until the recruiter goes on with them, the character is cast or the project closes. */
export const isAnswerable = ({ status, project_status, character_status, rank }: ShareState): boolean =>
  status !== 'closed' &&
  (project_status === 'open' || project_status === 'paused') &&
  character_status === 'casting' &&
  (rank === null || rank >= furthestAnswerable);

export type AnswerOutcome = 'counts' | 'same' | 'settled';

export function outcomeOf(state: ShareState, interest: Interest): AnswerOutcome {
  if (state.status === interest) return 'same';
  return isAnswerable(state) && shareStates[state.status][interest] !== null ? 'counts' : 'settled';
}
