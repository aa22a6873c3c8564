import type { Database } from '../../../platform/db/database.ts';
import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { createNightlyJob } from './bitmaps/nightly.job.ts';
import { talentSearchRoutes } from './talent-search.routes.ts';

const personalData: PersonalData = {
  columns: {
    'talent_search.talent_id': {
      archive: 'left out: it is drawn from the profile, to be searched',
      erasing: 'deleted',
    },
  },
};

export const talentSearch = feature({
  routes: talentSearchRoutes,
  jobs: ({ db }: { readonly db: Database }) => [createNightlyJob(db)],
  personalData,
});
