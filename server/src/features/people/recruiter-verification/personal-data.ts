import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { findRequest, listDocumentFiles } from './personal-data.queries.ts';

export const personalData: PersonalData = {
  columns: {
    'recruiter_verification.recruiter_id': { archive: 'verification.json', erasing: 'deleted' },
  },
  chapters: [
    {
      file: 'verification.json',
      of: 'recruiter',
      about: 'what you sent to be verified; the GSTIN is masked and the papers stay sealed with us',
      read: async (db, owner) => ({ request: (await findRequest(db, owner)) ?? null }),
    },
  ],
  files: listDocumentFiles,
};
