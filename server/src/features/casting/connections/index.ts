export { availabilityQuestions, readableUnlocks, unlocks, unlocksMadeOn } from './connections.queries.ts';
export { connections } from './manifest.ts';
