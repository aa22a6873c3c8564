import { feature } from '../../../platform/feature/feature.ts';
import { landingRoutes } from './landing.routes.ts';
import { createLandingService } from './landing.service.ts';

export const landing = feature({
  routes: (app, needs: Parameters<typeof createLandingService>[0]) =>
    landingRoutes(app, createLandingService(needs)),
});
