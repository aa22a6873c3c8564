export { preferencesOf } from './notification-defaults.ts';
export { whoToMail } from './who-to-mail.ts';
export { type Reach, whoToTell } from './who-to-tell.ts';
