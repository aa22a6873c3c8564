export { scenarios } from './manifest.ts';
export { type ChosenCast, castsOf } from './scenarios.queries.ts';
