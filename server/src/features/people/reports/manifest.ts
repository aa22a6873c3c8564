import { feature } from '../../../platform/feature/feature.ts';
import { personalData } from './personal-data.ts';
import { reportedEmail } from './reports.emails.ts';
import { reportRoutes } from './reports.routes.ts';
import { createReports } from './reports.service.ts';

export const reports = feature({
  routes: (app, needs: Parameters<typeof createReports>[0]) => reportRoutes(app, createReports(needs)),
  emails: [reportedEmail],
  personalData,
});
