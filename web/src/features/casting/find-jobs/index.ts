export { FindJobs } from './find-jobs.tsx';
export { type JobFilters, keyOf, readFilters, writeFilters } from './model/job-filters.ts';
export { type JobSearch, readSearch, searchLink } from './model/job-search.ts';
