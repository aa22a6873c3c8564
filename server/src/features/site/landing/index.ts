export { displayName } from './display-name.ts';
export { landingRoutes } from './landing.routes.ts';
export { createLandingService } from './landing.service.ts';
