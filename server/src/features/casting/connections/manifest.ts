import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { listQuestions, listUnlocked, listUnlockers } from './personal-data.queries.ts';

const personalData: PersonalData = {
  columns: {
    'unlock.talent_id': {
      archive: 'who-saw-my-contact.json',
      erasing: 'kept: it was paid for; there is nothing left to see',
    },
    'unlock.recruiter_id': {
      archive: 'unlocked-profiles.json',
      erasing: 'kept: the talent may know who saw them',
    },
    'unlock.made_by': {
      archive: 'unlocked-profiles.json',
      erasing: 'kept: the talent may know who saw them',
    },
    'availability_question.talent_id': { archive: 'who-saw-my-contact.json', erasing: 'deleted' },
    'availability_question.recruiter_id': { archive: 'unlocked-profiles.json', erasing: 'deleted' },
  },
  chapters: [
    {
      file: 'who-saw-my-contact.json',
      of: 'talent',
      read: async (db, owner) => ({
        unlocked_by: await listUnlockers(db, owner),
        asked_about_days_by: await listQuestions(db, owner),
      }),
    },
    {
      file: 'unlocked-profiles.json',
      of: 'recruiter',
      about: 'whose profile you unlocked, for which part, and what you asked them',
      read: listUnlocked,
    },
  ],
};

export const connections = feature({ personalData });
