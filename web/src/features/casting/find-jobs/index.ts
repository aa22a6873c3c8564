export { FindJobs } from './find-jobs.tsx';
export { FindJobsBy } from './find-jobs-by.tsx';
