export { chooseEmailFrequency } from './choose-email-frequency.ts';
export { findRecipient, type Recipient } from './find-recipient.ts';
export { notificationPreferences } from './manifest.ts';
export { preferencesOf } from './notification-defaults.ts';
export { listPreferences, savePreferences } from './preferences.queries.ts';
