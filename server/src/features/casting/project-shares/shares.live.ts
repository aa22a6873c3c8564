import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { liveKind } from '../../../platform/live/live-kind.ts';
import { publishLive } from '../../../platform/live/publish-live.queries.ts';

/** Something a talent did themselves reaches the other pages they have open. */
export const myJobsChanged = liveKind({
  kind: 'my-jobs',
  fact: z.object({ account: z.int() }),
  deliver: ({ account }, { emitter }) => emitter.toAccount(account, { jobs: true }),
});

export const tellMyJobs = (trx: Database, talentId: number): Promise<void> =>
  publishLive(trx, 'my-jobs', { account: talentId });

interface Read {
  readonly talentId: number;
  readonly projectId: number;
}

/** It is read: for the talent's other pages and for the team. */
export async function tellRead(trx: Database, { talentId, projectId }: Read): Promise<void> {
  await tellMyJobs(trx, talentId);
  await publishLive(trx, 'project', { project: projectId });
}
