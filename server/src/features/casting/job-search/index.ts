export { toApplyStatus } from './cards.mapper.ts';
export { createJobSearch, type JobSearch } from './job-search.service.ts';
export { jobSearchFeature } from './manifest.ts';
export type { RoleMatch } from './role-matches.ts';
