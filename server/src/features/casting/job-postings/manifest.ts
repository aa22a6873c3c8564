import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { createLookingAgain, type LookingOptions } from './checks/look-again.job.ts';
import { type CreateJobOptions, createJobCreation } from './create-job.service.ts';
import { createExpiring, type ExpiringOptions } from './expiring.job.ts';
import { jobPostingRoutes } from './job-postings.routes.ts';
import { jobNotifications } from './jobs.notifications.ts';
import { createJobLists } from './list-jobs.service.ts';
import { emptyPostedJobs, listPostedJobs, listSavedJobs, listViewedJobs } from './personal-data.queries.ts';
import { createJobChanges, type UpdateJobOptions } from './update-job.service.ts';

const personalData: PersonalData = {
  columns: {
    'job.recruiter_id': {
      archive: 'jobs.json',
      erasing: 'kept: applicants keep what they applied to; the words go',
    },
    'job_step.actor_id': {
      archive: 'left out: it says who did the work, in the job’s own records',
      erasing: 'kept: the job keeps how it came to be shown; the name goes with the account',
    },
    'saved_job.talent_id': { archive: 'saved-jobs.json', erasing: 'deleted' },
    'job_viewer.talent_id': { archive: 'viewed-jobs.json', erasing: 'deleted' },
  },
  chapters: [
    { file: 'jobs.json', of: 'recruiter', about: 'the jobs you posted', read: listPostedJobs },
    { file: 'saved-jobs.json', of: 'talent', about: 'the jobs you saved', read: listSavedJobs },
    { file: 'viewed-jobs.json', of: 'talent', about: 'the jobs you viewed, by day', read: listViewedJobs },
  ],
  empty: emptyPostedJobs,
};

type PostingNeeds = CreateJobOptions & UpdateJobOptions;

export const jobPostings = feature({
  routes: (app, needs: PostingNeeds) =>
    jobPostingRoutes(app, {
      creation: createJobCreation(needs),
      changes: createJobChanges(needs),
      lists: createJobLists(needs),
    }),
  jobs: (needs: ExpiringOptions & LookingOptions) => [
    ...createExpiring(needs).jobs,
    createLookingAgain(needs),
  ],
  notifications: jobNotifications,
  personalData,
});
