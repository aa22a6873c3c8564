import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { availabilityRoutes } from './availability.routes.ts';
import { createAvailability } from './availability.service.ts';
import { listUnavailableDates } from './personal-data.queries.ts';

const file = 'unavailable-dates.json';

const personalData: PersonalData = {
  columns: { 'unavailable_dates.account_id': { archive: file, erasing: 'deleted' } },
  chapters: [{ file, of: 'everybody', about: 'when you cannot work', read: listUnavailableDates }],
};

export const availability = feature({
  routes: (app, needs: Parameters<typeof createAvailability>[0]) =>
    availabilityRoutes(app, createAvailability(needs)),
  personalData,
});
