export { describeDevice } from './device.ts';
export { mySessionsRoutes } from './my-sessions.routes.ts';
export { preferencesOf } from './notification-defaults.ts';
export { accountSettingsRoutes } from './settings.routes.ts';
export { createAccountSettings } from './settings.service.ts';
export { whoToMail } from './who-to-mail.ts';
