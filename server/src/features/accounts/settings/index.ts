export { chooseLetters } from './choose-letters.ts';
export { mySessionsRoutes } from './my-sessions.routes.ts';
export { accountSettingsRoutes } from './settings.routes.ts';
export { createAccountSettings } from './settings.service.ts';
