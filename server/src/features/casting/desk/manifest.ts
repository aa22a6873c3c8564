import { feature } from '../../../platform/feature/feature.ts';
import { deskRoutes } from './desk.routes.ts';
import { createDesk } from './desk.service.ts';

export const desk = feature({
  routes: (app, needs: Parameters<typeof createDesk>[0]) => deskRoutes(app, createDesk(needs)),
});
