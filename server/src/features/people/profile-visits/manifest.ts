import { feature } from '../../../platform/feature/feature.ts';
import { personalData } from './personal-data.ts';
import { profileViewNotifications } from './profile-views.notifications.ts';
import { profileViewRoutes } from './profile-views.routes.ts';
import { createProfileViews } from './profile-views.service.ts';
import { createViewedYesterdayJob } from './viewed-yesterday.job.ts';

export const profileVisits = feature({
  routes: (app, needs: Parameters<typeof createProfileViews>[0]) =>
    profileViewRoutes(app, createProfileViews(needs)),
  jobs: (needs: Parameters<typeof createViewedYesterdayJob>[0]) => [createViewedYesterdayJob(needs)],
  notifications: profileViewNotifications,
  personalData,
});
