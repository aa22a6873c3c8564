import type { PersonalData } from '../../../platform/feature/personal-data.ts';

export const personalData: PersonalData = {
  columns: {
    'talent_search.talent_id': {
      archive: 'left out: it is drawn from the profile, to be searched',
      erasing: 'deleted',
    },
  },
};
