import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { listUnavailableDates } from './personal-data.queries.ts';

const file = 'unavailable-dates.json';

export const personalData: PersonalData = {
  columns: { 'unavailable_dates.account_id': { archive: file, erasing: 'deleted' } },
  chapters: [{ file, of: 'everybody', about: 'when you cannot work', read: listUnavailableDates }],
};
