export { dataExportRoutes } from './export.routes.ts';
export { createDataExport } from './export.service.ts';
export { createPackingJobs } from './packing.job.ts';
