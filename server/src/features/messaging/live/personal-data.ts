import type { PersonalData } from '../../../platform/feature/personal-data.ts';

export const personalData: PersonalData = {
  columns: {
    'live_connection.account_id': {
      archive: 'left out: only who has a page open now',
      erasing: 'deleted',
    },
  },
};
