export { profileVisits } from './manifest.ts';
export { formatVisitDay } from './profile-views.notifications.ts';
export { listUnlocksByDay, listViewsByDay, listVisitors, profileViews } from './visitors.queries.ts';
