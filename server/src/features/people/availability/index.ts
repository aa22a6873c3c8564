export { unavailableDates, unavailableOn } from './availability.queries.ts';
export { availability } from './manifest.ts';
export { type BusyDays, lastOfDays, nextDays } from './next-days.policy.ts';
