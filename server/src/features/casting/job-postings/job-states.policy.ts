import {
  type JobStatus,
  type JobStep,
  jobStatuses,
  jobSteps,
  reopenJobWithinDays,
} from '@callboard/contract/casting/job-values';
import { todayInIndia } from '@callboard/contract/people/ages';

/** What happens to a job: the team, whoever reviews it at Callboard, the checks and the clock. */
export const allSteps = [...jobSteps, 'approve', 'return', 'flag', 'expire'] as const;
export type AnyStep = (typeof allSteps)[number];

/** Opens: unless somebody has to read it first. Back: where it was before it was reviewed. */
type Cell = JobStatus | 'opens' | 'back' | 'closes if it was open' | 'same' | { readonly refused: string };

const refused = (why: string): Cell => ({ refused: why });

const notInReview = {
  withdraw: refused('Only a job in review can be withdrawn'),
  approve: refused('Only a job in review can be approved'),
  return: refused('Only a job in review can be returned'),
} as const;
const notUp = {
  pause: refused('Only an open job can be paused'),
  resume: refused('Only a paused job can be resumed'),
  flag: refused('Only an open job is sent back to review'),
  expire: refused('Only an open job expires'),
} as const;
const notOver = { reopen: refused('Only a closed job can be reopened') } as const;
const over = {
  submit: refused('Reopen the job instead'),
  ...notInReview,
  ...notUp,
  reopen: 'opens',
} as const;

/** Every status and everything that can happen to it. */
export const jobStates: Readonly<Record<JobStatus, Readonly<Record<AnyStep, Cell>>>> = {
  draft: {
    ...notInReview,
    ...notUp,
    ...notOver,
    submit: 'opens',
    close: refused('A draft can be deleted, not closed'),
  },
  in_review: {
    ...notUp,
    ...notOver,
    submit: 'same',
    withdraw: 'back',
    close: 'closes if it was open',
    approve: 'open',
    return: 'back',
    flag: 'same',
  },
  open: {
    ...notInReview,
    ...notOver,
    submit: 'same',
    pause: 'paused',
    resume: 'same',
    close: 'closed',
    approve: 'same',
    flag: 'in_review',
    expire: 'expired',
  },
  paused: {
    ...notInReview,
    ...notOver,
    submit: refused('Resume the job instead'),
    pause: 'same',
    resume: 'opens',
    close: 'closed',
    flag: 'in_review',
    expire: 'expired',
  },
  closed: { ...over, close: 'same' },
  expired: { ...over, close: 'closed', expire: 'same' },
};

export interface JobState {
  readonly status: JobStatus;
  readonly openedAt: Date | null;
  readonly closedAt: Date | null;
  readonly closesAt: Date | null;
}

/** The last day on which a closed job can be reopened. */
export const reopenUntil = (closedAt: Date): string => {
  const last = new Date(`${todayInIndia(closedAt)}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + reopenJobWithinDays);
  return last.toISOString().slice(0, 10);
};

export type StepDecision =
  | { readonly to: JobStatus }
  | { readonly refusal: 'ALREADY_SETTLED' }
  | { readonly refusal: 'CONFLICT'; readonly why: string };

interface Moment {
  /** Somebody reads it before it shows. */
  readonly mustBeRead: boolean;
  readonly now: Date;
}

const conflict = (why: string): StepDecision => ({ refusal: 'CONFLICT', why });

const isTooLateToReopen = ({ closedAt }: JobState, now: Date) =>
  closedAt === null || todayInIndia(now) > reopenUntil(closedAt);

const isPast = ({ closesAt }: JobState, now: Date) => closesAt !== null && closesAt <= now;

/** What a step makes of a job as it is now. */
export function decideStep(job: JobState, step: AnyStep, { mustBeRead, now }: Moment): StepDecision {
  const cell = jobStates[job.status][step];
  if (cell === 'same') return { refusal: 'ALREADY_SETTLED' };
  if (typeof cell === 'object') return conflict(cell.refused);
  if (step === 'reopen' && isTooLateToReopen(job, now))
    return conflict(`Closed more than ${reopenJobWithinDays} days ago`);
  if (step === 'approve' && isPast(job, now)) return conflict('Its deadline has passed. Return it instead');
  if (step === 'expire' && !isPast(job, now)) return conflict('Its deadline has not passed');
  if (cell === 'opens') return { to: mustBeRead ? 'in_review' : 'open' };
  if (cell === 'back') return { to: job.openedAt === null ? 'draft' : 'paused' };
  if (cell !== 'closes if it was open') return { to: cell };
  return job.openedAt === null ? conflict('Withdraw the job instead') : { to: 'closed' };
}

/** What its team can do with it now. */
export const stepsNow = (job: JobState, now: Date): JobStep[] =>
  jobSteps.filter((step) => 'to' in decideStep(job, step, { mustBeRead: false, now }));

export interface ReviewFacts {
  /** Its recruiter is unverified, and too few of their jobs were approved. */
  readonly isReviewedFirst: boolean;
  readonly wasOpen: boolean;
  /** A finding because of which somebody reads it, whoever posted it. */
  readonly isBlocked: boolean;
  /** The last that review said about it. */
  readonly lastReview: 'approve' | 'return' | 'flag' | null;
}

/** Whether somebody at Callboard reads it before it opens. What was approved is read again once it is flagged. */
export function mustBeRead({ isReviewedFirst, wasOpen, isBlocked, lastReview }: ReviewFacts): boolean {
  if (lastReview === 'return') return true;
  if (lastReview === 'approve') return false;
  return isBlocked || (isReviewedFirst && !wasOpen);
}

export const toJobStatus = (status: string): JobStatus =>
  jobStatuses.find((known) => known === status) ?? 'draft';
