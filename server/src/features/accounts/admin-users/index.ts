export { adminUserRoutes } from './admin-users.routes.ts';
export { createAdminUsers } from './admin-users.service.ts';
