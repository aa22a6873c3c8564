import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { findPerson } from './account-facts.queries.ts';
import { exportReadyEmail } from './export.emails.ts';
import { dataExportRoutes } from './export.routes.ts';
import { createDataExport } from './export.service.ts';
import { createPackingJobs } from './packing.job.ts';
import { listArchiveFiles } from './personal-data.queries.ts';

const personalData: PersonalData = {
  columns: { 'data_export.account_id': { archive: 'left out: it is this archive', erasing: 'deleted' } },
  chapters: [
    {
      file: 'account.json',
      of: 'everybody',
      about: 'your names, addresses and how you sign in',
      read: async (db, { id }) => {
        const { kind: _kind, ...facts } = await findPerson(db, id);
        return facts;
      },
    },
  ],
  files: listArchiveFiles,
};

export const dataExport = feature({
  routes: (app, needs: Parameters<typeof createDataExport>[0]) =>
    dataExportRoutes(app, createDataExport(needs)),
  jobs: createPackingJobs,
  emails: [exportReadyEmail],
  personalData,
});
