export type { CastStep } from './cast-step.ts';
export { scenarios } from './manifest.ts';
export { type ChosenCast, castsOf } from './scenarios.queries.ts';
