export { chooseEmailFrequency } from './choose-email-frequency.ts';
export { notificationPreferences } from './manifest.ts';
export { preferencesOf } from './notification-defaults.ts';
export { listPreferences, savePreferences } from './preferences.queries.ts';
export { type Reach, whoToTell } from './who-to-tell.ts';
