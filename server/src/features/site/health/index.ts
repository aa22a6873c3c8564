export { operationsRoutes } from './operations.routes.ts';
export { createReadinessCheck } from './readiness.ts';
