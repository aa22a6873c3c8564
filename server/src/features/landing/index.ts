export { displayName } from './display-name.ts';
export { landingRoutes } from './landing.routes.ts';
export { createLandingService, type LandingService } from './landing.service.ts';
