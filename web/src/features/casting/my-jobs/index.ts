export { useJobCounts } from './api.ts';
export { ClosedJobs } from './closed-jobs.tsx';
export { JobsFrame } from './components/jobs-frame.tsx';
export { OpenJobs } from './open-jobs.tsx';
export { Openings } from './openings.tsx';
export { SharedProjectPage } from './shared-project.tsx';
