export { createProfileChecks } from './profile-checks.service.ts';
