export { showcase } from './manifest.ts';
export { showcaseTalents } from './profile-checks.queries.ts';
export { createProfileChecks } from './profile-checks.service.ts';
