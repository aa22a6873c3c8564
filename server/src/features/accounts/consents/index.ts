export { currentConsents, withdrawAdultConsents } from './consents.queries.ts';
export { readConsents } from './consents.service.ts';
export { consents } from './manifest.ts';
