import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { eraseOwnReports, listReports } from './personal-data.queries.ts';
import { reportedEmail } from './reports.emails.ts';
import { reportRoutes } from './reports.routes.ts';
import { createReports } from './reports.service.ts';

const personalData: PersonalData = {
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

export const reports = feature({
  routes: (app, needs: Parameters<typeof createReports>[0]) => reportRoutes(app, createReports(needs)),
  emails: [reportedEmail],
  personalData,
});
