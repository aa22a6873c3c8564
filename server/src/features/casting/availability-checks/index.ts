export { askAboutDays } from './asking.ts';
export { type Days, daysInShort, daysInWords } from './days-in-words.ts';
export { availabilityChecks } from './manifest.ts';
export { availabilityAsked, availabilityExpired } from './questions.events.ts';
export { mayAsk } from './questions.queries.ts';
export { createQuestions } from './questions.service.ts';
