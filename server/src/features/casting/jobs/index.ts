export {
  characterJobs,
  hasApplied,
  isOpenJob,
  jobApplications,
  jobCharacters,
  jobs,
} from './jobs.queries.ts';
export { jobsFeature } from './manifest.ts';
