import { feature } from '../../../platform/feature/feature.ts';
import { consentRoutes } from './consents.routes.ts';
import { createConsents } from './consents.service.ts';
import { personalData } from './personal-data.ts';

export const consents = feature({
  routes: (app, needs: Parameters<typeof createConsents>[0]) => consentRoutes(app, createConsents(needs)),
  personalData,
});
