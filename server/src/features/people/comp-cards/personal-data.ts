import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { listCardFiles } from './personal-data.queries.ts';

export const personalData: PersonalData = {
  columns: {
    'comp_card.talent_id': {
      archive: 'left out: it is drawn from the profile whenever it is asked for',
      erasing: 'deleted',
    },
  },
  files: listCardFiles,
};
