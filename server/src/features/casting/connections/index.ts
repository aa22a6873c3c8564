export { availabilityQuestions, unlocks } from './connections.queries.ts';
export { connections } from './manifest.ts';
