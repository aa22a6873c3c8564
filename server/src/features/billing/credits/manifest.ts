import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { runEach } from '../../../platform/jobs/run-each.ts';
import { creditsExpiring } from './credits.events.ts';
import { creditNotifications } from './credits.notifications.ts';
import { creditRoutes } from './credits.routes.ts';
import { createCredits } from './credits.service.ts';
import { listExpiringLots, listMismatched } from './expiring-lots.queries.ts';
import { listRecruitersWithExpiredLots } from './ledger.queries.ts';
import { lockCredits } from './ledger.ts';
import { readCredits } from './personal-data.queries.ts';

const warnDaysAhead = 7;

interface CreditJobsOptions {
  readonly db: Database;
  readonly events: EventRecorder;
}

function createCreditJobs({ db, events }: CreditJobsOptions): Job[] {
  const writeOffExpired = async () =>
    runEach(await listRecruitersWithExpiredLots(db), (recruiterId) =>
      db.transaction().execute((trx) => lockCredits(trx, recruiterId)),
    );

  const warnOfExpiry = async () =>
    runEach(await listExpiringLots(db, warnDaysAhead), ({ id: lotId, recruiter_id: recruiterId }) =>
      db.transaction().execute((trx) => events.record(trx, creditsExpiring, { recruiterId, lotId })),
    );

  /** Throws until someone has fixed the ledger, so the job shows up in the dead letters. */
  const checkLedger = async () => {
    const recruiters = await listMismatched(db);
    if (recruiters.length > 0) {
      throw new Error(`The credit ledger does not add up for recruiters ${recruiters.join(', ')}`);
    }
  };

  return [
    // Just after midnight in India, when most lots expire.
    dailyJob({ name: 'credits/write-off-ended', at: '18:31', run: writeOffExpired }),
    dailyJob({ name: 'credits/check-ledger', at: '19:10', run: checkLedger }),
    dailyJob({ name: 'credits/warn-of-ending', at: '04:30', run: warnOfExpiry }),
  ];
}

const file = 'credits.json';

const personalData: PersonalData = {
  columns: {
    'credit_entry.recruiter_id': { archive: file, erasing: 'kept: a ledger that nobody can change' },
    'credit_entry.talent_id': {
      archive: 'left out: it is the recruiter’s ledger',
      erasing: 'kept: a ledger that nobody can change',
    },
    'credit_lot.recruiter_id': { archive: file, erasing: 'kept: the ledger counts it' },
    'credit_account.recruiter_id': { archive: file, erasing: 'kept: the ledger counts it' },
  },
  chapters: [
    {
      file,
      of: 'recruiter',
      about: 'the credits that came and went, and what is left',
      read: readCredits,
    },
  ],
};

export const credits = feature({
  routes: (app, needs: Parameters<typeof createCredits>[0]) => creditRoutes(app, createCredits(needs)),
  jobs: createCreditJobs,
  notifications: creditNotifications,
  personalData,
});
