import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { listAddresses } from './addresses.queries.ts';
import { addressRoutes } from './addresses.routes.ts';
import { createTalentAddresses } from './addresses.service.ts';

const file = 'addresses.json';

const personalData: PersonalData = {
  columns: { 'talent_address.talent_id': { archive: file, erasing: 'deleted' } },
  chapters: [
    {
      file,
      of: 'talent',
      about: 'the readable addresses of your profile',
      read: (db, { id }) => listAddresses(db, id),
    },
  ],
};

export const talentAddresses = feature({
  routes: (app, needs: Parameters<typeof createTalentAddresses>[0]) =>
    addressRoutes(app, createTalentAddresses(needs)),
  personalData,
});
