export { availabilityRoutes } from './availability.routes.ts';
export { createAvailability } from './availability.service.ts';
export { unavailableOn } from './unavailable-on.queries.ts';
