import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { liveKind } from '../../../platform/live/live-kind.ts';
import { publishLive } from '../../../platform/live/publish-live.queries.ts';
import { listTeamOf } from './job-team.queries.ts';

/** What happens with the applications of a job reaches the pages that its team has open. */
export const jobChanged = ({ db }: { readonly db: Database }) =>
  liveKind({
    kind: 'job',
    fact: z.object({ job: z.int() }),
    deliver: ({ job }, { emitter, inOrder }) =>
      inOrder(
        'anyone',
        () => listTeamOf(db, job),
        (accounts) => emitter.toAccounts(accounts, 'job', { job_id: job }),
      ),
  });

/** Once a job, however many of its applications are concerned. */
export async function tellTeams(trx: Database, jobIds: readonly number[]): Promise<void> {
  for (const job of new Set(jobIds)) await publishLive(trx, 'job', { job });
}
