import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { listProfileViewers, listViewed } from './personal-data.queries.ts';

export const personalData: PersonalData = {
  columns: {
    'profile_view.talent_id': { archive: 'who-looked.json', erasing: 'deleted' },
    'profile_view.recruiter_id': { archive: 'profiles-seen.json', erasing: 'deleted' },
  },
  chapters: [
    { file: 'who-looked.json', of: 'talent', about: 'who looked at your profile', read: listProfileViewers },
    { file: 'profiles-seen.json', of: 'recruiter', about: 'whose profile you looked at', read: listViewed },
  ],
};
