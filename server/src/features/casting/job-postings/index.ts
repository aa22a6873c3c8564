export type { JobRef } from './own-job.queries.ts';
export { readOwnJob } from './read-own-job.ts';
