export { type Days, formatLongDays, formatShortDays } from './format-days.ts';
export { availabilityChecks } from './manifest.ts';
export { availabilityAsked, availabilityExpired } from './questions.events.ts';
export { canCheckAvailability } from './questions.queries.ts';
export { checkAvailability, createQuestions } from './questions.service.ts';
