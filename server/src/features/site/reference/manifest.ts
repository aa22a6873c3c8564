import { feature } from '../../../platform/feature/feature.ts';
import { referenceRoutes } from './reference.routes.ts';
import { createReferenceService } from './reference.service.ts';

export const reference = feature({
  routes: (app, needs: Parameters<typeof createReferenceService>[0]) =>
    referenceRoutes(app, createReferenceService(needs)),
});
