export { type Applicant, obstacleToApply } from './apply-obstacle.policy.ts';
export {
  characterJobs,
  closingDay,
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
export {
  type ApplicationRow,
  countHouseOpenings,
  dueAfter,
  listOwnApplications,
} from './my-jobs.queries.ts';
