export { createProfileChecks, type ProfileChecks } from './profile-checks.service.ts';
