import type {
  Interest,
  InterestObstacle,
  ShareEnd,
  ShareStatus,
} from '@callboard/contract/casting/project-share-values';
import { adultDisclosures } from '@callboard/contract/casting/project-values';

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

/** Why it can no longer be answered. Null while it can. */
export const endedBy = ({ status, project_status, character_status, rank }: ShareState): ShareEnd | null => {
  if (rank === 1) return 'cast';
  if (status === 'closed' || (project_status !== 'open' && project_status !== 'paused'))
    return 'project_closed';
  if (character_status !== 'casting') return character_status === 'cast' ? 'role_cast' : 'role_dropped';
  return rank !== null && rank < furthestAnswerable ? 'went_on' : null;
};

/** Until the recruiter goes on with them, the character is cast or the project closes. */
export const isAnswerable = (state: ShareState): boolean => endedBy(state) === null;

export type AnswerOutcome = 'counts' | 'same' | 'settled';

export function outcomeOf(state: ShareState, interest: Interest): AnswerOutcome {
  if (state.status === interest) return 'same';
  return isAnswerable(state) && shareStates[state.status][interest] !== null ? 'counts' : 'settled';
}

export interface Replier {
  readonly is_adult: boolean;
  /** Under 18, with a profile that was taken down because no guardian consents. */
  readonly needs_guardian: boolean;
}

/** Whether kissing, intimacy or nudity is asked. */
export const isForAdults = (disclosures: readonly { readonly kind: string }[]): boolean =>
  disclosures.some(({ kind }) => adultDisclosures.some((adult) => adult === kind));

/** Anyone may decline. */
export function obstacleTo(
  { is_adult, needs_guardian }: Replier,
  disclosures: readonly { readonly kind: string }[],
): InterestObstacle | null {
  if (!is_adult && isForAdults(disclosures)) return 'adults_only';
  return needs_guardian ? 'guardian' : null;
}
