export { describeAnswering } from './answering.policy.ts';
export { countAnswering } from './answering.queries.ts';
export { applications } from './manifest.ts';
export { type ApplicationRow, dueAfter, listOwnApplications } from './my-jobs.queries.ts';
