import type { Database } from '../../../platform/db/database.ts';
import { feature } from '../../../platform/feature/feature.ts';
import { createNightlyJob } from './bitmaps/nightly.job.ts';
import { personalData } from './personal-data.ts';
import { talentSearchRoutes } from './talent-search.routes.ts';

export const talentSearch = feature({
  routes: talentSearchRoutes,
  jobs: ({ db }: { readonly db: Database }) => [createNightlyJob(db)],
  personalData,
});
