import { feature } from '../../../platform/feature/feature.ts';
import { createCreditJobs } from './credit-jobs.ts';
import { creditNotifications } from './credits.notifications.ts';
import { creditRoutes } from './credits.routes.ts';
import { createCredits } from './credits.service.ts';
import { personalData } from './personal-data.ts';

export const credits = feature({
  routes: (app, needs: Parameters<typeof createCredits>[0]) => creditRoutes(app, createCredits(needs)),
  jobs: createCreditJobs,
  notifications: creditNotifications,
  personalData,
});
