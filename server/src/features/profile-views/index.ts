export { profileViewRoutes } from './profile-views.routes.ts';
export { createProfileViews } from './profile-views.service.ts';
export { listUnlocksByDay, listViewsByDay, listVisitors } from './visitors.queries.ts';
