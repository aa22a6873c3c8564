import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { forgetCodes, readSignInFacts } from './personal-data.queries.ts';

export const personalData: PersonalData = {
  columns: {
    'account_identity.account_id': { archive: 'account.json', erasing: 'deleted' },
    'sign_in_change.account_id': { archive: 'account.json', erasing: 'deleted' },
    'one_time_link.account_id': { archive: 'left out: it holds secrets', erasing: 'deleted' },
  },
  chapters: [{ file: 'account.json', of: 'everybody', read: readSignInFacts }],
  empty: forgetCodes,
};
