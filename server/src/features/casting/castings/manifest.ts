import { feature } from '../../../platform/feature/feature.ts';
import { castingsRoutes } from './castings.routes.ts';
import { createCastings } from './castings.service.ts';

export const castingsFeature = feature({
  routes: (app, needs: Parameters<typeof createCastings>[0]) => castingsRoutes(app, createCastings(needs)),
});
