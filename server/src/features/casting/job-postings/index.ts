export { createProjectJobsClosing } from './close-project-jobs.ts';
export { toDeadline, toJobFacts } from './job-facts.mapper.ts';
export { factColumns, factJoins, type JobFactsRow } from './job-facts.queries.ts';
export { jobOpened } from './jobs.events.ts';
export { jobPostings } from './manifest.ts';
export type { JobRef } from './own-job.queries.ts';
export { readOwnJob } from './read-own-job.ts';
export type { JobInReview } from './review.queries.ts';
export { createJobReview } from './review.service.ts';
