export { profileVisits } from './manifest.ts';
export { formatVisitDay } from './profile-visits.notifications.ts';
export {
  countVisitors,
  listUnlocksByDay,
  listViewsByDay,
  listVisitors,
  profileViews,
} from './visitors.queries.ts';
