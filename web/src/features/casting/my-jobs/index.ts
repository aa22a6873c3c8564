export { Applications } from './applications.tsx';
export { ClosedJobs } from './closed-jobs.tsx';
export { OpenJobs } from './open-jobs.tsx';
export { Openings } from './openings.tsx';
export { SharedProjectPage } from './shared-project.tsx';
