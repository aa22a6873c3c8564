import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { emptyRecruiter, findProfile } from './personal-data.queries.ts';

const inProfile = { archive: 'profile.json', erasing: 'deleted' } as const;

export const personalData: PersonalData = {
  columns: {
    'recruiter.account_id': { archive: 'profile.json', erasing: 'kept: jobs and conversations hang on it' },
    'recruiter_language.recruiter_id': inProfile,
    'recruiter_project_type.recruiter_id': inProfile,
    'past_casting.recruiter_id': inProfile,
  },
  chapters: [{ file: 'profile.json', of: 'recruiter', about: 'your recruiter profile', read: findProfile }],
  empty: emptyRecruiter,
};
