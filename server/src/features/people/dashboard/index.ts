export { dashboardRoutes } from './dashboard.routes.ts';
export { createTalentDashboard } from './dashboard.service.ts';
