import type { writingStates } from '@callboard/contract/messaging/conversations';
import { ProblemError } from '../../../platform/http/problem-error.ts';

export type WritingState = (typeof writingStates)[number];

/** How the two stand to each other now. */
export interface WriteAccess {
  readonly is_frozen: boolean;
  /** The other has written here: what is written now is an answer. */
  readonly is_answer: boolean;
  readonly other_is_open: boolean;
  readonly is_blocked: boolean;
  readonly is_refused: boolean;
}

/** Whoever is frozen answers, and begins nothing. */
export const writingStateOf = ({
  is_frozen,
  is_answer,
  other_is_open,
  is_blocked,
  is_refused,
}: WriteAccess): WritingState => {
  if (is_frozen && !is_answer) return 'frozen';
  if (!other_is_open) return 'closed';
  if (is_blocked) return 'blocked';
  return is_refused ? 'refused' : 'open';
};

const refusals: Readonly<Record<'blocked' | 'refused' | 'closed', string>> = {
  blocked: 'You blocked this person. Unblock them to message them.',
  refused: 'They aren’t accepting messages.',
  closed: 'This account is closed.',
};

/** Throws for who may not write, in words for them. */
export const requireWriteAccess = (writeAccess: WriteAccess): void => {
  const state = writingStateOf(writeAccess);
  if (state === 'frozen') throw new ProblemError('PROFILE_FROZEN');
  if (state !== 'open') throw new ProblemError('CONFLICT', { detail: refusals[state] });
};

/** What connects two people who have not messagedBefore about this yet. */
export interface Relationship {
  readonly kind: 'talent' | 'recruiter';
  readonly other_kind: string;
  readonly other_is_open: boolean;
  readonly is_unlocked: boolean;
  /** To a job of this recruiter, and has not taken it back. */
  readonly has_applied: boolean;
  /** Whose project it is to be about: 'own' is the recruiter's, 'applied' is one the talent applied for. */
  readonly project: 'none' | 'own' | 'applied' | 'foreign';
}

/** A recruiter may begin once they unlocked a talent or the talent applied; a talent about what they applied for. */
export const mayOpenConversation = ({
  kind,
  other_kind,
  other_is_open,
  is_unlocked,
  has_applied,
  project,
}: Relationship) => {
  if (kind === other_kind || !other_is_open) return false;
  return kind === 'recruiter'
    ? (is_unlocked || has_applied) && project !== 'foreign'
    : has_applied && (project === 'none' || project === 'applied');
};
