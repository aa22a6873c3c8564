export { FindJobs } from './find-jobs.tsx';
