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
  jobApplications,
  jobCharacters,
  jobs,
  takesApplications,
} from './jobs.queries.ts';
export { roleWorksFrom, roleWorksTo } from './role-dates.queries.ts';
