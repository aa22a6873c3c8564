import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { forgetLettersFrom, listLettersToUs } from './personal-data.queries.ts';

const file = 'letters-to-us.json';

export const personalData: PersonalData = {
  columns: { 'contact_request.account_id': { archive: file, erasing: 'deleted' } },
  chapters: [{ file, of: 'everybody', about: 'what you wrote to Callboard', read: listLettersToUs }],
  empty: forgetLettersFrom,
};
