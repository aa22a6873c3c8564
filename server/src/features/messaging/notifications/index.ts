export { createEmails } from './emails.ts';
export { notifications } from './manifest.ts';
export { markAnswered, markReadByCause } from './mark-read.queries.ts';
export { copyLine } from './notification-email.ts';
export { isNotNotified } from './notification-facts.queries.ts';
export { createNotifier } from './notifier.ts';
export { renderMessage, renderPath } from './render-template.ts';
export { syncTemplates } from './templates.seed.ts';
