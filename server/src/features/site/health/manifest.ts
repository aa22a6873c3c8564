import { feature } from '../../../platform/feature/feature.ts';
import { operationsRoutes } from './operations.routes.ts';
import { createReadinessCheck } from './readiness.ts';

export const health = feature({
  routes: (app, needs: Parameters<typeof createReadinessCheck>[0]) =>
    operationsRoutes(app, createReadinessCheck(needs)),
});
