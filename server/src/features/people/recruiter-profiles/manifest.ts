import { feature } from '../../../platform/feature/feature.ts';
import type { AccountClosing } from '../../accounts/account-closing/index.ts';
import { createRecruiterDirectory } from './directory.service.ts';
import { personalData } from './personal-data.ts';
import { recruiterRoutes } from './recruiters.routes.ts';
import { createRecruiters } from './recruiters.service.ts';

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
