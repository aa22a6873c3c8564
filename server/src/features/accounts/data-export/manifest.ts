import { feature } from '../../../platform/feature/feature.ts';
import { exportReadyEmail } from './export.emails.ts';
import { dataExportRoutes } from './export.routes.ts';
import { createDataExport } from './export.service.ts';
import { createPackingJobs } from './packing.job.ts';
import { personalData } from './personal-data.ts';

export const dataExport = feature({
  routes: (app, needs: Parameters<typeof createDataExport>[0]) =>
    dataExportRoutes(app, createDataExport(needs)),
  jobs: createPackingJobs,
  emails: [exportReadyEmail],
  personalData,
});
