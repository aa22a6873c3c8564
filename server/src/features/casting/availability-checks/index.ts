export { askAboutDays } from './asking.ts';
export { type Days, daysInShort, daysInWords } from './days-in-words.ts';
export { availabilityAsked, availabilityExpired } from './questions.events.ts';
export { questionNotices } from './questions.notices.ts';
export { mayAsk } from './questions.queries.ts';
export { questionRoutes } from './questions.routes.ts';
export { createQuestions } from './questions.service.ts';
