import type { Database } from '../../../platform/db/database.ts';
import { feature } from '../../../platform/feature/feature.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { jobSearchRoutes } from './job-search.routes.ts';
import { forgetChanges } from './snapshot.queries.ts';

export const jobSearchFeature = feature({
  routes: jobSearchRoutes,
  jobs: ({ db }: { readonly db: Database }) => [
    dailyJob({ name: 'job-search/forget-changes', at: '22:10', run: () => forgetChanges(db) }),
  ],
});
