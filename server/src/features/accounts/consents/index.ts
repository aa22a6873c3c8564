export { consentRoutes } from './consents.routes.ts';
export { createConsents, readConsents } from './consents.service.ts';
