export { referenceRoutes } from './reference.routes.ts';
export { syncReferenceData } from './reference.seed.ts';
export { createReferenceService } from './reference.service.ts';
export { referenceNames } from './reference-names.ts';
export { referenceRows } from './reference-rows.ts';
