import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import type { AccountClosing } from '../../accounts/account-closing/index.ts';
import { createRecruiterDirectory } from './directory.service.ts';
import { emptyRecruiter, findProfile } from './personal-data.queries.ts';
import { recruiterRoutes } from './recruiters.routes.ts';
import { createRecruiters } from './recruiters.service.ts';

const inProfile = { archive: 'profile.json', erasing: 'deleted' } as const;

const personalData: PersonalData = {
  columns: {
    'recruiter.account_id': { archive: 'profile.json', erasing: 'kept: jobs and conversations hang on it' },
    'recruiter_language.recruiter_id': inProfile,
    'recruiter_project_type.recruiter_id': inProfile,
    'past_casting.recruiter_id': inProfile,
  },
  chapters: [{ file: 'profile.json', of: 'recruiter', about: 'your recruiter profile', read: findProfile }],
  empty: emptyRecruiter,
};

type RecruiterNeeds = Parameters<typeof createRecruiters>[0] &
  Parameters<typeof createRecruiterDirectory>[0] & { readonly accountClosing: AccountClosing };

export const recruiterProfiles = feature({
  routes: (app, needs: RecruiterNeeds) =>
    recruiterRoutes(app, {
      recruiters: createRecruiters(needs),
      directory: createRecruiterDirectory(needs),
      closing: needs.accountClosing,
    }),
  personalData,
});
