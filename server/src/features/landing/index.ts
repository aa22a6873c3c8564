export { displayName } from './display-name.ts';
export { landingRoutes, showcasePages } from './landing.routes.ts';
export { createLandingService } from './landing.service.ts';
