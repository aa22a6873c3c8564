export { talentViewRoutes } from './talent-views.routes.ts';
export { createTalentViews } from './talent-views.service.ts';
