export { readJobRecruiter } from './job-recruiter.ts';
export { recruiterProfiles } from './manifest.ts';
