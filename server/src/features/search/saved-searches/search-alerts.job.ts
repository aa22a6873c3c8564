import { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { runEach } from '../../../platform/jobs/run-each.ts';
import { findSearchRights } from '../talent-search/index.ts';
import type { SearchCounts } from './counts.ts';
import { newMatchesFound } from './search-alerts.notifications.ts';
import { type DueSearch, listDueSearches, markAlerted } from './search-alerts.queries.ts';

interface SearchAlertNeeds {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly search: SearchCounts;
}

/** Outdated searches find nobody, such as one for a dropped character. */
async function countNew({ db, search }: SearchAlertNeeds, due: DueSearch): Promise<number> {
  const { success, data: filters } = TalentFilters.safeParse(due.filters);
  if (!success) return 0;
  const recruiterId = due.recruiter_id;
  const owner = { recruiterId, ...(await findSearchRights(db, recruiterId)) };
  try {
    return await search.countFor({ filters, ...owner, newSince: due.alerted_at });
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return 0;
    throw error;
  }
}

/** At 9 in the morning in India, for the searches that are due. */
export const createSearchAlertJob = (needs: SearchAlertNeeds): Job =>
  dailyJob({
    name: 'saved-searches/alerts',
    at: '03:30',
    run: async () => {
      await runEach(await listDueSearches(needs.db), async (due) => {
        const count = await countNew(needs, due);
        await needs.db.transaction().execute(async (trx) => {
          await markAlerted(trx, due.id);
          if (count === 0) return;
          const found = { searchId: due.id, recruiterId: due.recruiter_id, count };
          await needs.events.record(trx, newMatchesFound, found);
        });
      });
    },
  });
