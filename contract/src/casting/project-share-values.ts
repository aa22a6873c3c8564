/** Values of shares. Browsers need these without the schemas. */

export const sharesPerPage = 20;
/** Talents that one call can ask. */
export const maxSharedAtOnce = 100;
export const shareMessageLength = 2000;
export const shareReasonLength = 500;

/** Closed: the project ended before it was decided, or the character went to someone else. */
export const shareStatuses = ['shared', 'read', 'interested', 'declined', 'closed'] as const;
export type ShareStatus = (typeof shareStatuses)[number];

/**
 * Why a shared project can no longer be answered: it closed, the talent is cast, the character went to someone
 * else or was dropped, or the recruiter goes on with the talent.
 */
export const shareEnds = ['project_closed', 'cast', 'role_cast', 'role_dropped', 'went_on'] as const;
export type ShareEnd = (typeof shareEnds)[number];

/** What keeps someone under 18 from being interested: the work is for adults, or no guardian consents. */
export const interestObstacles = ['adults_only', 'guardian'] as const;
export type InterestObstacle = (typeof interestObstacles)[number];

export const interests = ['interested', 'declined'] as const;
export type Interest = (typeof interests)[number];

/** How long each step of an application or a share may take. */
export const stepDays = 7;

/** A page of Closed Projects and of My Applications. */
export const myJobsPerPage = 10;

/** Which applications: those that go on, or those that ended. */
export const applicationStages = ['moving', 'ended'] as const;
export type ApplicationStage = (typeof applicationStages)[number];

/** Who has to do something: the talent, the recruiter, or nobody before the day. */
export const turns = ['you', 'they', 'set'] as const;
export type Turn = (typeof turns)[number];
