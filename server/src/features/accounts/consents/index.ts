export { readConsents } from './consents.service.ts';
export { consents } from './manifest.ts';
