import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { closeJobs, listJobs } from './personal-data.queries.ts';

const personalData: PersonalData = {
  columns: {
    'job.recruiter_id': {
      archive: 'jobs.json',
      erasing: 'kept: applicants keep what they applied to; the words go',
    },
  },
  chapters: [{ file: 'jobs.json', of: 'recruiter', about: 'the jobs you posted', read: listJobs }],
  empty: closeJobs,
};

export const jobsFeature = feature({ personalData });
