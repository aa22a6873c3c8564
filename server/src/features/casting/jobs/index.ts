export {
  characterJobs,
  closingDay,
  hasApplied,
  hasAppliedToTeam,
  isOpenJob,
  isReadableJob,
  jobApplications,
  jobCharacters,
  jobs,
} from './jobs.queries.ts';
export { jobsFeature } from './manifest.ts';
export {
  type ApplicationRow,
  countHouseOpenings,
  dueAfter,
  listOwnApplications,
} from './my-jobs.queries.ts';
