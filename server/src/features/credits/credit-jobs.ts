import type { Database } from '../../platform/db/database.ts';
import { on } from '../../platform/events/event.ts';
import { dailyJob } from '../../platform/jobs/daily-job.ts';
import { eachOnItsOwn } from '../../platform/jobs/each-on-its-own.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { whoToMail } from '../account-settings/index.ts';
import { type Outbox, tellPerson } from '../outbox/index.ts';
import { endingCreditsNews, lowCreditsNews } from './credit-letters.ts';
import { creditsLow } from './credits.events.ts';
import { listEndingLots, listMismatched } from './ending-lots.queries.ts';
import { listRecruitersWithEndedLots } from './ledger.queries.ts';
import { lockCredits } from './ledger.ts';

const warnDaysAhead = 7;

interface CreditJobsOptions {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

const creditsPage = (publicUrl: string) => `${publicUrl}/app/recruiter/dashboard/credits-balance`;

export const tellOfLowCredits = ({ db, outbox, publicUrl }: CreditJobsOptions) =>
  on(creditsLow, 'tell the recruiter', ({ recruiterId, credits }, eventId) =>
    db.transaction().execute(async (trx) => {
      const recruiter = await whoToMail(trx, recruiterId, 'credits');
      if (!recruiter) return;
      const words = { firstName: recruiter.first_name, credits, creditsUrl: creditsPage(publicUrl) };
      const dedupeKey = `credits-low:${eventId}`;
      await tellPerson(outbox, trx, recruiter, { ...lowCreditsNews(words), dedupeKey });
    }),
  );

export function createCreditJobs({ db, outbox, publicUrl }: CreditJobsOptions): Job[] {
  const writeOffEnded = async () =>
    eachOnItsOwn(await listRecruitersWithEndedLots(db), (recruiterId) =>
      db.transaction().execute((trx) => lockCredits(trx, recruiterId)),
    );

  const warn = async (trx: Database, lot: Awaited<ReturnType<typeof listEndingLots>>[number]) => {
    const recruiter = await whoToMail(trx, lot.recruiter_id, 'credits');
    if (!recruiter) return;
    const words = {
      firstName: recruiter.first_name,
      credits: lot.unspent,
      endsAt: lot.expires_at,
      creditsUrl: creditsPage(publicUrl),
    };
    const dedupeKey = `credits-ending:${lot.id}`;
    await tellPerson(outbox, trx, recruiter, { ...endingCreditsNews(words), dedupeKey });
  };
  const warnOfEnding = async () =>
    eachOnItsOwn(await listEndingLots(db, warnDaysAhead), (lot) =>
      db.transaction().execute((trx) => warn(trx, lot)),
    );

  /** Fails, and is told at error level and kept among the dead letters, until somebody has looked. */
  const checkLedger = async () => {
    const recruiters = await listMismatched(db);
    if (recruiters.length > 0) {
      throw new Error(`The credit ledger does not add up for recruiters ${recruiters.join(', ')}`);
    }
  };

  return [
    // A minute past midnight in India, when most lots end.
    dailyJob({ name: 'credits/write-off-ended', at: '18:31', run: writeOffEnded }),
    dailyJob({ name: 'credits/check-ledger', at: '19:10', run: checkLedger }),
    dailyJob({ name: 'credits/warn-of-ending', at: '04:30', run: warnOfEnding }),
  ];
}
