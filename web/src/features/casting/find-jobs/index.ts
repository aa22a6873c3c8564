export { FindJobs } from './find-jobs.tsx';
export { type JobFilters, readFilters, writeFilters } from './model/job-filters.ts';
export { readSearch, searchLink } from './model/job-search.ts';
