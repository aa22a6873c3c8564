import { feature } from '../../../platform/feature/feature.ts';
import { createTalents } from './create-talents.ts';
import { personalData } from './personal-data.ts';
import { talentRoutes } from './talents.routes.ts';

export const profileEditor = feature({
  routes: (app, needs: Parameters<typeof createTalents>[0]) => talentRoutes(app, createTalents(needs)),
  personalData,
});
