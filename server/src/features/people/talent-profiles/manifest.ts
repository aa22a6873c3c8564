import { feature } from '../../../platform/feature/feature.ts';
import { personalData } from './personal-data.ts';
import { talentViewRoutes } from './talent-views.routes.ts';
import { createTalentViews } from './talent-views.service.ts';

export const talentProfiles = feature({
  routes: (app, needs: Parameters<typeof createTalentViews>[0]) =>
    talentViewRoutes(app, createTalentViews(needs)),
  personalData,
});
