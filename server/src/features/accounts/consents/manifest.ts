import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { consentRoutes } from './consents.routes.ts';
import { createConsents } from './consents.service.ts';
import { listConsents } from './personal-data.queries.ts';

const personalData: PersonalData = {
  columns: {
    'consent_event.talent_id': { archive: 'consents.json', erasing: 'kept: a record that nobody can change' },
  },
  chapters: [
    { file: 'consents.json', of: 'talent', about: 'what you agreed to, and took back', read: listConsents },
  ],
};

export const consents = feature({
  routes: (app, needs: Parameters<typeof createConsents>[0]) => consentRoutes(app, createConsents(needs)),
  personalData,
});
