export { myJobs } from './manifest.ts';
