import { feature } from '../../../platform/feature/feature.ts';
import { adminUserRoutes } from './admin-users.routes.ts';
import { createAdminUsers } from './admin-users.service.ts';

export const adminUsers = feature({
  routes: (app, needs: Parameters<typeof createAdminUsers>[0]) =>
    adminUserRoutes(app, createAdminUsers(needs)),
});
