export { profileVisits } from './manifest.ts';
export { dayOfLooks } from './profile-views.notifications.ts';
export { listUnlocksByDay, listViewsByDay, listVisitors } from './visitors.queries.ts';
