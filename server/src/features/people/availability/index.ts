export { availability } from './manifest.ts';
export { unavailableOn } from './unavailable-on.queries.ts';
