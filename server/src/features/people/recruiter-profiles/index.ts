export { recruiterProfiles } from './manifest.ts';
