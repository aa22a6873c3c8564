export { createTalents } from './create-talents.ts';
export { readProgress } from './read-progress.ts';
export { talentRoutes } from './talents.routes.ts';
