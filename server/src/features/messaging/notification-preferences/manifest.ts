import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { preferencesOf } from './notification-defaults.ts';
import { listPreferences } from './preferences.queries.ts';

const file = 'notifications.json';

const personalData: PersonalData = {
  columns: { 'notification_preference.account_id': { archive: file, erasing: 'deleted' } },
  chapters: [
    {
      file,
      of: 'everybody',
      about: 'what you want to be told about, and how',
      // Every topic, with the default where nothing was chosen.
      read: async (db, { id, kind }) => preferencesOf(kind, await listPreferences(db, id)),
    },
  ],
};

export const notificationPreferences = feature({ personalData });
