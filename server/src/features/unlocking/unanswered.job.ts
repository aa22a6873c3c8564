import { answerWithinDays } from '@callboard/contract/unlocking';
import type { Database } from '../../platform/db/database.ts';
import { dailyJob } from '../../platform/jobs/daily-job.ts';
import { eachOnItsOwn } from '../../platform/jobs/each-on-its-own.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { whoToMail } from '../account-settings/index.ts';
import { lockCredits, refundUnlock } from '../credits/index.ts';
import { type Outbox, tellPerson } from '../outbox/index.ts';
import * as queries from './unanswered.queries.ts';
import { creditBackNews } from './unlock-letters.ts';

interface UnansweredOptions {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

/** Lets go of questions nobody answers. Who had been away for long gives the credit back by it. */
export function createUnansweredJob({ db, outbox, publicUrl }: UnansweredOptions): Job {
  const creditsUrl = `${publicUrl}/app/recruiter/dashboard/credits-balance`;

  const tellRecruiter = async (trx: Database, recruiterId: number, talentId: number, talent: string) => {
    const recruiter = await whoToMail(trx, recruiterId, 'credits');
    if (!recruiter) return;
    const words = { firstName: recruiter.first_name, talent, creditsUrl };
    const dedupeKey = `credit-back:${recruiterId}:${talentId}`;
    await tellPerson(outbox, trx, recruiter, { ...creditBackNews(words), dedupeKey });
  };

  const settle = async (
    trx: Database,
    question: Awaited<ReturnType<typeof queries.listUnanswered>>[number],
  ) => {
    const { recruiter_id: recruiterId, talent_id: talentId } = question;
    await lockCredits(trx, recruiterId);
    if (!(await queries.letExpire(trx, question.id))) return;
    const silent = await queries.findSilentTalent(trx, question);
    if (!silent || !(await refundUnlock(trx, { recruiterId, talentId }))) return;
    await tellRecruiter(trx, recruiterId, talentId, silent.name);
  };

  return dailyJob({
    name: 'unlocking/let-questions-expire',
    at: '03:30',
    run: async () =>
      eachOnItsOwn(await queries.listUnanswered(db, answerWithinDays), (question) =>
        db.transaction().execute((trx) => settle(trx, question)),
      ),
  });
}
