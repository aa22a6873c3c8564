export { dayOfLooks, profileViewNotices } from './profile-views.notices.ts';
export { profileViewRoutes } from './profile-views.routes.ts';
export { createProfileViews } from './profile-views.service.ts';
export { createViewedYesterdayJob } from './viewed-yesterday.job.ts';
export { listUnlocksByDay, listViewsByDay, listVisitors } from './visitors.queries.ts';
