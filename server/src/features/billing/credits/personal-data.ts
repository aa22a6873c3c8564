import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { readCredits } from './personal-data.queries.ts';

const file = 'credits.json';

export const personalData: PersonalData = {
  columns: {
    'credit_entry.recruiter_id': { archive: file, erasing: 'kept: a ledger that nobody can change' },
    'credit_entry.talent_id': {
      archive: 'left out: it is the recruiter’s ledger',
      erasing: 'kept: a ledger that nobody can change',
    },
    'credit_lot.recruiter_id': { archive: file, erasing: 'kept: the ledger counts it' },
    'credit_account.recruiter_id': { archive: file, erasing: 'kept: the ledger counts it' },
  },
  chapters: [
    {
      file,
      of: 'recruiter',
      about: 'the credits that came and went, and what is left',
      read: readCredits,
    },
  ],
};
