import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { hourlyJob } from '../../../platform/jobs/hourly-job.ts';
import { runEach } from '../../../platform/jobs/run-each.ts';
import { publishLive } from '../../../platform/live/publish-live.queries.ts';
import { replyAsked, silenceNoted } from './applications.events.ts';
import { listToNotify } from './applications.queries.ts';
import { listSilentJobs, lockToAsk, lockToClose, saveAsked } from './silence.queries.ts';
import { toStatus } from './steps.policy.ts';
import { takeSteps } from './take-step.ts';

export const closingWords =
  'We asked the casting team for a reply and didn’t get one within 14 days, so we closed this application. It says nothing about you.';

interface SilenceOptions {
  readonly db: Database;
  readonly events: EventRecorder;
}

/** Asks recruiters on the eighth day of a step and closes it on the fourteenth. Doing it again does nothing. */
export function createSilence({ db, events }: SilenceOptions) {
  /** Once a job, however many it is about. */
  const tellTeam = async (trx: Database, jobId: number, step: 'asked' | 'closed', count: number) => {
    if (count === 0) return;
    for (const recruiterId of await listToNotify(trx, jobId))
      await events.record(trx, silenceNoted, { jobId, recruiterId, step, count });
  };

  const ask = async (trx: Database, jobId: number, now: Date) => {
    const waiting = await lockToAsk(trx, jobId, now);
    await saveAsked(
      trx,
      waiting.map(({ id }) => id),
      now,
    );
    for (const { id: applicationId, talent_id: talentId } of waiting) {
      await events.record(trx, replyAsked, { applicationId, talentId });
      await publishLive(trx, 'my-jobs', { account: talentId });
    }
    await tellTeam(trx, jobId, 'asked', waiting.length);
  };

  const close = async (trx: Database, jobId: number, now: Date) => {
    const silent = await lockToClose(trx, jobId, now);
    await takeSteps(
      trx,
      events,
      silent.map((row) => ({ ...row, status: toStatus(row.status) })),
      {
        to: 'role_closed',
        madeBy: 'callboard',
        actorId: null,
        words: closingWords,
        at: now,
        because: 'silence',
      },
    );
    await tellTeam(trx, jobId, 'closed', silent.length);
  };

  return {
    /** Each job in a transaction: one that fails holds up no other, and leaves nothing half done. */
    async run(now: Date): Promise<void> {
      await runEach(await listSilentJobs(db, now), (jobId) =>
        db.transaction().execute(async (trx) => {
          await close(trx, jobId, now);
          await ask(trx, jobId, now);
        }),
      );
    },
  };
}

export const silenceJob = (options: SilenceOptions) =>
  hourlyJob({
    name: 'applications/silence',
    minute: 2,
    run: () => createSilence(options).run(new Date()),
  });
