import type { ApplicationStatus, StepMaker } from '@callboard/contract/casting/application-values';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { publishLive } from '../../../platform/live/publish-live.queries.ts';
import { applicationSentAgain, applicationWithdrawn, newsEvent } from './applications.events.ts';
import { listToNotify, type NewStep, saveDeciding, saveSteps } from './applications.queries.ts';
import { tellTeams } from './job.live.ts';
import { type ClosedBecause, newsOf } from './news.policy.ts';

interface Stepping {
  readonly id: number;
  readonly job_id: number;
  readonly talent_id: number;
  readonly status: ApplicationStatus;
}

/** Those of the team who have to know that somebody leaves: they had been chosen to go on. */
const missedWhenGone: readonly ApplicationStatus[] = ['shortlisted', 'audition', 'callback', 'offered'];

const teamEventOf = (from: ApplicationStatus, to: ApplicationStatus) => {
  if (to === 'applied') return applicationSentAgain;
  return to === 'withdrawn' && missedWhenGone.includes(from) ? applicationWithdrawn : undefined;
};

const madeByOthers = (maker: StepMaker) => maker !== 'talent';

/** In one transaction: the status, the line of the timeline, and one event for each, which notifies once. */
export async function takeSteps(
  trx: Database,
  events: Pick<EventRecorder, 'record'>,
  applications: readonly Stepping[],
  step: NewStep & { readonly because?: ClosedBecause },
): Promise<void> {
  if (applications.length === 0) return;
  const steps = await saveSteps(
    trx,
    applications.map(({ id }) => id),
    step,
  );
  await tellTeams(
    trx,
    applications.map(({ job_id }) => job_id),
  );
  for (const { id: applicationId, job_id: jobId, talent_id: talentId, status } of applications) {
    await publishLive(trx, 'my-jobs', { account: talentId });
    if (madeByOthers(step.madeBy)) {
      const news = newsOf({
        from: status,
        to: step.to,
        words: step.words,
        because: step.because,
      });
      const stepId = steps.get(applicationId) ?? 0;
      await events.record(trx, newsEvent(news), { applicationId, talentId, stepId });
    } else {
      const event = teamEventOf(status, step.to);
      for (const recruiterId of event ? await listToNotify(trx, jobId) : [])
        if (event) await events.record(trx, event, { applicationId, recruiterId });
    }
  }
}

/** Nothing is decided yet: no step, but a line of the timeline, and one event for each. */
export async function sayStillDeciding(
  trx: Database,
  events: EventRecorder,
  applications: readonly Omit<Stepping, 'status'>[],
  said: { readonly actorId: number; readonly words: string },
): Promise<void> {
  const ids = applications.map(({ id }) => id);
  const lines = await saveDeciding(trx, ids, said);
  await tellTeams(
    trx,
    applications.map(({ job_id }) => job_id),
  );
  for (const { id: applicationId, talent_id: talentId } of applications) {
    await publishLive(trx, 'my-jobs', { account: talentId });
    const stepId = lines.get(applicationId) ?? 0;
    await events.record(trx, newsEvent('still-deciding'), { applicationId, talentId, stepId });
  }
}
