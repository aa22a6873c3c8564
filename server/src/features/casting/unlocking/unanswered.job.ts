import { answerWithinDays } from '@callboard/contract/casting/unlocking';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { runEach } from '../../../platform/jobs/run-each.ts';
import { lockCredits, refundUnlock } from '../../billing/credits/index.ts';
import { availabilityExpired } from '../availability-checks/index.ts';
import * as queries from './unanswered.queries.ts';

interface UnansweredOptions {
  readonly db: Database;
  readonly events: EventRecorder;
}

/** Expires unanswered checks, and refunds the credit when the talent had been away. */
export function createUnansweredJob({ db, events }: UnansweredOptions): Job {
  const expire = async (
    trx: Database,
    question: Awaited<ReturnType<typeof queries.listUnanswered>>[number],
  ) => {
    const { id: questionId, recruiter_id: recruiterId, talent_id: talentId } = question;
    await lockCredits(trx, recruiterId);
    if (!(await queries.markExpired(trx, questionId))) return;
    const isSilent = await queries.isSilentTalent(trx, question);
    const creditIsBack = isSilent && (await refundUnlock(trx, { recruiterId, talentId }));
    await events.record(trx, availabilityExpired, { recruiterId, talentId, questionId, creditIsBack });
  };

  return dailyJob({
    name: 'unlocking/let-questions-expire',
    at: '03:30',
    run: async () =>
      runEach(await queries.listUnanswered(db, answerWithinDays), (question) =>
        db.transaction().execute((trx) => expire(trx, question)),
      ),
  });
}
