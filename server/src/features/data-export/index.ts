export { dataExportReady, dataExportRequested } from './export.events.ts';
export { dataExportRoutes } from './export.routes.ts';
export { createDataExport } from './export.service.ts';
export { createPackingJobs } from './packing.job.ts';
