import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { findPerson } from './account-facts.queries.ts';
import { listArchiveFiles } from './personal-data.queries.ts';

export const personalData: PersonalData = {
  columns: { 'data_export.account_id': { archive: 'left out: it is this archive', erasing: 'deleted' } },
  chapters: [
    {
      file: 'account.json',
      of: 'everybody',
      about: 'your names, addresses and how you sign in',
      read: async (db, { id }) => {
        const { kind: _kind, ...facts } = await findPerson(db, id);
        return facts;
      },
    },
  ],
  files: listArchiveFiles,
};
