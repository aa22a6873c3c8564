export { settings } from './manifest.ts';
export { createAccountSettings } from './settings.service.ts';
