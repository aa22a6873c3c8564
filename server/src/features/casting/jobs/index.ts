export { obstacleToApply } from './apply-obstacle.policy.ts';
export { asksAt, type ClockRow, clockOf, closesAt, dueAt, isClocked, isOverdue } from './clock.queries.ts';
export {
  characterJobs,
  closingDay,
  countHouseOpenings,
  findJobHeading,
  hasApplied,
  hasAppliedToTeam,
  isOpenJob,
  isPublishedJob,
  isShownNow,
  jobApplications,
  jobCharacters,
  jobs,
  listShownJobs,
  takesApplications,
} from './jobs.queries.ts';
export { lookAgain, lookAgainJob } from './look-again.ts';
export { roleWorksFrom, roleWorksTo } from './role-dates.queries.ts';
