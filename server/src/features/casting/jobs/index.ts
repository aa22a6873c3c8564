export { obstacleToApply } from './apply-obstacle.policy.ts';
export {
  characterJobs,
  closingDay,
  countHouseOpenings,
  hasApplied,
  hasAppliedToTeam,
  isOpenJob,
  isPublishedJob,
  jobApplications,
  jobCharacters,
  jobs,
  takesApplications,
} from './jobs.queries.ts';
export { jobsFeature } from './manifest.ts';
