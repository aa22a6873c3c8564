import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { applicationsPart } from './closing-part.queries.ts';
import { unopenedApplications } from './desk.queries.ts';
import { appliedJobs } from './my-jobs.queries.ts';
import { closeApplications, listApplications, withdrawApplications } from './personal-data.queries.ts';

const personalData: PersonalData = {
  columns: {
    'job_application.talent_id': {
      archive: 'applications.json',
      erasing: 'kept: the recruiter keeps the outcome; the note goes',
    },
  },
  chapters: [
    { file: 'applications.json', of: 'talent', about: 'the jobs you applied to', read: listApplications },
  ],
  empty: async (trx, account) => {
    await withdrawApplications(trx, account);
    await closeApplications(trx, account);
  },
};

export const jobsFeature = feature({
  closing: () => [applicationsPart],
  desk: () => [unopenedApplications],
  myJobs: () => [appliedJobs],
  personalData,
});
