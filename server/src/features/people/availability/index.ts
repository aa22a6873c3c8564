export { unavailableDates, unavailableOn } from './availability.queries.ts';
export { availability } from './manifest.ts';
