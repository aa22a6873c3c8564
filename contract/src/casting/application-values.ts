/** Values of applications. Browsers need these without the schemas. */

/** In the order of jobApplyStatus, which counts from 1. */
export const applicationStatuses = [
  'applied',
  'viewed',
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'cast',
  'not_selected',
  'withdrawn',
  'role_closed',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const wireStatusOf = (status: ApplicationStatus): number => applicationStatuses.indexOf(status) + 1;
export const statusOfWire = (wire: number): ApplicationStatus | undefined => applicationStatuses[wire - 1];

/** The way to being cast, as talents see it. */
export const applicationSteps = applicationStatuses.slice(0, 7);
/** Something can still come of them. */
export const movingStatuses = applicationStatuses.slice(0, 6);
export const endedStatuses = applicationStatuses.slice(6);
/** Steps that wait for the recruiter, with a clock. An offer has a time of its own. */
export const clockedStatuses: readonly ApplicationStatus[] = applicationStatuses.slice(0, 5);

/** A recruiter has this long for each step; Callboard asks on askedOnDay and closes it on closedOnDay. */
export const silence = { stepDays: 7, askedOnDay: 8, closedOnDay: 14 } as const;

export const applicationNoteLength = 2000;
export const answerLength = 1000;
export const answerWordsLength = 2000;
export const withdrawReasons = ['dates', 'fee', 'other_role', 'other'] as const;
export type WithdrawReason = (typeof withdrawReasons)[number];

export const maxApplicationPhotos = 6;
export const maxApplicationMedia = 12;
/** A tape or a recording that was made for one application. */
export const maxTapeBytes = 500 * 1024 * 1024;
export const maxMovedAtOnce = 500;
export const applicantsPerPage = 100;

export const applicantSorts = ['fit', 'newest', 'oldest', 'rating'] as const;
export type ApplicantSort = (typeof applicantSorts)[number];

/** What an applicant of today may do with their application. */
export const applicantActions = ['change', 'withdraw', 'apply_again'] as const;
export type ApplicantAction = (typeof applicantActions)[number];

/** Who made a step: the team of the job, the talent, or Callboard by itself. */
export const stepMakers = ['team', 'talent', 'callboard'] as const;
export type StepMaker = (typeof stepMakers)[number];
