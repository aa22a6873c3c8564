import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { jobAlertNotifications } from './job-alerts.notifications.ts';
import { listForArchive } from './job-alerts.queries.ts';
import { jobAlertRoutes } from './job-alerts.routes.ts';
import { createJobAlerts, type JobAlertOptions } from './job-alerts.service.ts';
import { createAlertJobs, whenJobsOpen } from './tell-of-new-jobs.job.ts';

const personalData: PersonalData = {
  columns: { 'saved_job_search.talent_id': { archive: 'saved-job-searches.json', erasing: 'deleted' } },
  chapters: [
    {
      file: 'saved-job-searches.json',
      of: 'talent',
      about: 'the job searches you saved',
      read: listForArchive,
    },
  ],
};

export const jobAlerts = feature({
  routes: (app, needs: JobAlertOptions) => jobAlertRoutes(app, createJobAlerts(needs)),
  jobs: (needs: Parameters<typeof createAlertJobs>[0]) => createAlertJobs(needs),
  handlers: (needs) => [whenJobsOpen(needs)],
  notifications: jobAlertNotifications,
  personalData,
});
