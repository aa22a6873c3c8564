import type { writingStates } from '@callboard/contract/messaging/conversations';
import { ProblemError } from '../../../platform/http/problem-error.ts';

export type WritingState = (typeof writingStates)[number];

/** The current facts that decide who may write. */
export interface WriteAccess {
  readonly is_frozen: boolean;
  /** The other person has written in this conversation. */
  readonly is_answer: boolean;
  readonly other_is_open: boolean;
  readonly is_blocked: boolean;
  readonly is_refused: boolean;
}

/** Frozen people may reply but not start anything. */
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

export const requireWriteAccess = (writeAccess: WriteAccess): void => {
  const state = writingStateOf(writeAccess);
  if (state === 'frozen') throw new ProblemError('PROFILE_FROZEN');
  if (state !== 'open') throw new ProblemError('CONFLICT', { detail: refusals[state] });
};

/** What connects two people without a conversation yet. */
export interface Relationship {
  readonly kind: 'talent' | 'recruiter';
  readonly other_kind: string;
  readonly other_is_open: boolean;
  readonly is_unlocked: boolean;
  /** Applied to a job of this recruiter and has not withdrawn. */
  readonly has_applied: boolean;
  /** 'own' is a project of the recruiter, 'applied' one the talent applied for, 'shared' one they sent the talent. */
  readonly project: 'none' | 'own' | 'applied' | 'shared' | 'foreign';
}

/** A recruiter needs an unlock or an application. A talent can message about what they applied for or was shared. */
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
    : project === 'shared' || (has_applied && (project === 'none' || project === 'applied'));
};
