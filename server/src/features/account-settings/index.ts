export { chooseLetters } from './choose-letters.ts';
export { describeDevice } from './device.ts';
export { mySessionsRoutes } from './my-sessions.routes.ts';
export { accountSettingsRoutes } from './settings.routes.ts';
export { createAccountSettings } from './settings.service.ts';
