export { checkAvailability } from './asking.ts';
export { type Days, formatShortDays, formatLongDays } from './format-days.ts';
export { availabilityChecks } from './manifest.ts';
export { availabilityAsked, availabilityExpired } from './questions.events.ts';
export { mayAsk } from './questions.queries.ts';
export { createQuestions } from './questions.service.ts';
