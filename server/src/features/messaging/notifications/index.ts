export { createAnnouncing } from './announcing.ts';
export { markAnswered } from './answered.queries.ts';
export { createEmails } from './emails.ts';
export { notifications } from './manifest.ts';
export { isUntold } from './notification-facts.queries.ts';
export { copyLine } from './notification-letter.ts';
export { markReadByCause } from './read-by-cause.queries.ts';
export { renderMessage, renderPath } from './render-words.ts';
export { syncTemplates } from './templates.seed.ts';
