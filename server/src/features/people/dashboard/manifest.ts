import { feature } from '../../../platform/feature/feature.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { createTalentDashboard } from './dashboard.service.ts';

export const dashboard = feature({
  routes: (app, needs: Parameters<typeof createTalentDashboard>[0]) =>
    dashboardRoutes(app, createTalentDashboard(needs)),
});
