export { showcase } from './manifest.ts';
export { createProfileChecks } from './profile-checks.service.ts';
