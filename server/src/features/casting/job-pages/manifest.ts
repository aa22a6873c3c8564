import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { listSaved } from './job-pages.queries.ts';
import { jobPageRoutes } from './job-pages.routes.ts';
import { createJobPages, type JobPagesOptions } from './job-pages.service.ts';

const personalData: PersonalData = {
  columns: {
    'saved_job.talent_id': { archive: 'saved-jobs.json', erasing: 'deleted' },
    'job_viewer.talent_id': {
      archive: 'left out: it keeps a job from counting somebody twice a day',
      erasing: 'deleted',
    },
  },
  chapters: [{ file: 'saved-jobs.json', of: 'talent', about: 'the jobs you saved', read: listSaved }],
};

export const jobPages = feature({
  routes: (app, needs: JobPagesOptions) => jobPageRoutes(app, createJobPages(needs)),
  personalData,
});
