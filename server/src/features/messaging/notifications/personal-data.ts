import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { eraseNotifications, listAllNotifications } from './personal-data.queries.ts';

const file = 'what-we-told-you.json';

export const personalData: PersonalData = {
  columns: {
    'digest_owed.account_id': {
      archive: 'left out: only a marker of what the next daily letter tells',
      erasing: 'deleted',
    },
    'notification.account_id': { archive: file, erasing: 'deleted' },
    'notification.about_account_id': {
      archive: 'left out: it was told to somebody else',
      erasing: 'deleted',
    },
    'notification_box.account_id': {
      archive: 'left out: only a marker of what was seen',
      erasing: 'deleted',
    },
  },
  chapters: [{ file, of: 'everybody', about: 'your notifications', read: listAllNotifications }],
  empty: eraseNotifications,
};
