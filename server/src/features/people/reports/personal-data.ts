import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { eraseOwnReports, listReports } from './personal-data.queries.ts';

export const personalData: PersonalData = {
  columns: {
    'abuse_report.reporter_id': {
      archive: 'reports.json',
      erasing: 'kept: it protects others; what they wrote in it goes',
    },
    'abuse_report.reported_id': {
      archive: 'left out: it would tell who reported',
      erasing: 'kept: it protects others, whoever leaves',
    },
  },
  chapters: [{ file: 'reports.json', of: 'everybody', about: 'what you reported', read: listReports }],
  empty: eraseOwnReports,
};
