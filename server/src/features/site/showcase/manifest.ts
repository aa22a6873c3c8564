import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { listProfileChecks } from './personal-data.queries.ts';

const file = 'profile-checks.json';

const personalData: PersonalData = {
  columns: {
    'profile_check.talent_id': { archive: file, erasing: 'kept: a record that nobody can change' },
  },
  chapters: [
    {
      file,
      of: 'talent',
      about: 'when we looked at your profile before showing it on public pages',
      read: listProfileChecks,
    },
  ],
};

export const showcase = feature({ personalData });
