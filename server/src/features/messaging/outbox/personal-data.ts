import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { forgetSentTo, listSentTo } from './personal-data.queries.ts';

export const personalData: PersonalData = {
  chapters: [
    {
      file: 'letters-from-us.json',
      of: 'everybody',
      about: 'what Callboard sent you',
      read: listSentTo,
    },
  ],
  empty: forgetSentTo,
};
