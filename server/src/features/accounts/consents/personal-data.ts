import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { listConsents } from './personal-data.queries.ts';

export const personalData: PersonalData = {
  columns: {
    'consent_event.talent_id': { archive: 'consents.json', erasing: 'kept: a record that nobody can change' },
  },
  chapters: [
    { file: 'consents.json', of: 'talent', about: 'what you agreed to, and took back', read: listConsents },
  ],
};
