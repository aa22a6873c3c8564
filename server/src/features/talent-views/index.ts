export { lookAtTalent } from './look-at-talent.ts';
export { toWireMeasures } from './measures.ts';
export { talentViewRoutes } from './talent-views.routes.ts';
export { createTalentViews } from './talent-views.service.ts';
