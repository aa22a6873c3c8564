import type { Database } from '../../../platform/db/database.ts';
import type { EventType } from '../../../platform/events/event.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { JobClosing } from '../../../platform/feature/job-closing.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { type AnyStep, decideStep, type JobState, mustBeRead, toJobStatus } from './job-states.policy.ts';
import * as events from './jobs.events.ts';
import { type LockedJob, writeStep } from './steps.queries.ts';

interface StepToTake {
  /** Locked. */
  readonly job: LockedJob;
  readonly step: AnyStep;
  /** Null: Callboard itself. */
  readonly actorId: number | null;
  /** Why it was returned, or what everyone reads whose application is still open. */
  readonly words?: string | undefined;
  readonly isBlocked?: boolean;
  /** Blocked by something that nobody has read. */
  readonly isNewlyBlocked?: boolean;
}

export interface StepOptions {
  readonly events: EventRecorder;
  readonly jobClosings: readonly JobClosing[];
}

const stateOf = (job: LockedJob): JobState => ({
  status: toJobStatus(job.status),
  openedAt: job.opened_at,
  closedAt: job.closed_at,
  closesAt: job.closes_at,
});

type OfJob = { jobId: number; recruiterId: number };

/** What is told of a step besides that the job opened or was sent to review. */
const eventOf: { readonly [Step in AnyStep]?: EventType<OfJob> } = {
  withdraw: events.jobWithdrawn,
  pause: events.jobPaused,
  close: events.jobClosed,
  approve: events.jobApproved,
  expire: events.jobExpired,
};

export function createSteps({ events: recorder, jobClosings }: StepOptions) {
  const tell = async (trx: Database, job: LockedJob, step: AnyStep, to: string, stepId: number) => {
    const ofJob = { jobId: job.id, recruiterId: job.told_id };
    const event = eventOf[step];
    if (event) await recorder.record(trx, event, ofJob);
    if (step === 'return') await recorder.record(trx, events.jobReturned, { ...ofJob, stepId });
    if (to === 'in_review') await recorder.record(trx, events.jobSubmitted, ofJob);
    if (to === 'open') await recorder.record(trx, events.jobOpened, ofJob);
  };

  /** In the caller's transaction. */
  return async function takeStep(
    trx: Database,
    { job, step, actorId, words, isBlocked = false, isNewlyBlocked = false }: StepToTake,
    now: Date,
  ): Promise<void> {
    const isRead = mustBeRead({
      isReviewedFirst: job.is_reviewed_first,
      wasOpen: job.opened_at !== null,
      isBlocked,
      lastReview: isNewlyBlocked ? 'flag' : job.last_review,
    });
    const decision = decideStep(stateOf(job), step, { mustBeRead: isRead, now });
    if ('refusal' in decision)
      throw decision.refusal === 'CONFLICT'
        ? new ProblemError('CONFLICT', { detail: decision.why })
        : new ProblemError('ALREADY_SETTLED');
    // Words to applicants are kept with their applications.
    const note = step === 'return' ? (words ?? null) : null;
    const stepId = await writeStep(trx, { job, step, to: decision.to, actorId, note, now });
    if (step === 'close' && actorId !== null)
      for (const { answer } of jobClosings)
        await answer(trx, { jobId: job.id, words: words ?? null, by: actorId });
    await tell(trx, job, step, decision.to, stepId);
  };
}
