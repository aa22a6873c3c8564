export { availability } from './manifest.ts';
export { unavailableDates, unavailableOn } from './unavailable-on.queries.ts';
