export { type ClientAnswerRow, listClientAnswers, openLinksOf } from './answers.queries.ts';
export { createGuests } from './guests.ts';
export { clientLinks } from './manifest.ts';
