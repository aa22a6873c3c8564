export { createEmails } from './emails.ts';
export { notifications } from './manifest.ts';
export { markAnswered, markReadByCause } from './mark-read.queries.ts';
export { toQuestion } from './notification.mapper.ts';
export { isNotNotified } from './notification-facts.queries.ts';
export { createNotifier } from './notifier.ts';
export { renderMessage, renderPath } from './render-template.ts';
export { listCurrentQuestions } from './target.queries.ts';
export { syncTemplates } from './templates.seed.ts';
