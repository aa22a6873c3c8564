export {
  characterJobs,
  closingDay,
  countHouseOpenings,
  hasApplied,
  hasAppliedToTeam,
  isOpenJob,
  jobApplications,
  jobCharacters,
  jobs,
} from './jobs.queries.ts';
export { jobsFeature } from './manifest.ts';
