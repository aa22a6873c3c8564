import { feature } from '../../../platform/feature/feature.ts';
import { availabilityRoutes } from './availability.routes.ts';
import { createAvailability } from './availability.service.ts';
import { personalData } from './personal-data.ts';

export const availability = feature({
  routes: (app, needs: Parameters<typeof createAvailability>[0]) =>
    availabilityRoutes(app, createAvailability(needs)),
  personalData,
});
