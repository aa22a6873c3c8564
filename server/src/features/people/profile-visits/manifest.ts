import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { listProfileViewers, listViewed } from './personal-data.queries.ts';
import { profileVisitNotifications } from './profile-visits.notifications.ts';
import { profileVisitRoutes } from './profile-visits.routes.ts';
import { createProfileVisits } from './profile-visits.service.ts';
import { createViewedYesterdayJob } from './viewed-yesterday.job.ts';

const personalData: PersonalData = {
  columns: {
    'profile_view.talent_id': { archive: 'who-looked.json', erasing: 'deleted' },
    'profile_view.recruiter_id': { archive: 'profiles-seen.json', erasing: 'deleted' },
  },
  chapters: [
    { file: 'who-looked.json', of: 'talent', about: 'who viewed your profile', read: listProfileViewers },
    { file: 'profiles-seen.json', of: 'recruiter', about: 'whose profile you viewed', read: listViewed },
  ],
};

export const profileVisits = feature({
  routes: (app, needs: Parameters<typeof createProfileVisits>[0]) =>
    profileVisitRoutes(app, createProfileVisits(needs)),
  jobs: (needs: Parameters<typeof createViewedYesterdayJob>[0]) => [createViewedYesterdayJob(needs)],
  notifications: profileVisitNotifications,
  personalData,
});
