/** Values of jobs. Browsers need these without the schemas. */

export const jobStatuses = ['draft', 'in_review', 'open', 'paused', 'closed', 'expired'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** What the poster can do with a job, besides changing its fields. */
export const jobSteps = ['submit', 'withdraw', 'pause', 'resume', 'close', 'reopen'] as const;
export type JobStep = (typeof jobSteps)[number];

export const auditionKinds = ['in_person', 'self_tape', 'virtual', 'open_call'] as const;
export type AuditionKind = (typeof auditionKinds)[number];

export const requestedMediaKinds = ['photo', 'video', 'audio', 'tape'] as const;
export type RequestedMediaKind = (typeof requestedMediaKinds)[number];

export const questionKinds = ['text', 'yes_no', 'choice'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const jobTitleLength = 160;
export const jobTextLength = 6000;
export const payNoteLength = 300;
export const questionLength = 300;
export const choiceLength = 120;
export const maxChoicesAsked = 8;
export const maxQuestions = 12;
export const maxMediaRequests = 8;
export const maxJobRoles = 20;

/** A page of jobs, of postings and of applications. */
export const jobsPerPage = 10;
export const similarJobs = 6;
/** Within which a closed job can be opened again. */
export const reopenJobWithinDays = 30;
/** How many jobs of an unverified recruiter are reviewed before they show. */
export const reviewedJobs = 3;
/** As Intl knows it. Deadlines are said in it. */
export const defaultJobZone = 'Asia/Kolkata';

/** On the wire: sort_id. */
export const jobSorts = { match: 1, newest: 2, closing: 3, pay: 4 } as const;
export type JobSort = keyof typeof jobSorts;

/** What is checked before a job is posted. */
export const jobChecks = [
  'money_asked',
  'contact_in_text',
  'fee_missing',
  'fee_unusual',
  'minors_in_comfort_scenes',
  'copied_text',
  'new_account',
  'phone_of_closed_account',
] as const;
export type JobCheck = (typeof jobChecks)[number];

/** Blocks: somebody reads the job before it shows, whoever posted it. Poster: the poster can mend it. */
export const checkEffects = {
  money_asked: { blocks: true, poster: true },
  contact_in_text: { blocks: false, poster: true },
  fee_missing: { blocks: false, poster: true },
  fee_unusual: { blocks: false, poster: true },
  minors_in_comfort_scenes: { blocks: true, poster: true },
  copied_text: { blocks: false, poster: true },
  new_account: { blocks: false, poster: false },
  phone_of_closed_account: { blocks: true, poster: false },
} as const satisfies Record<JobCheck, { blocks: boolean; poster: boolean }>;

/** What a job search counts for each choice. */
export const jobFacets = ['project_type', 'location', 'gender', 'audition_kind'] as const;
export type JobFacet = (typeof jobFacets)[number];

/** Filters that are cleared together, and whose removal is counted together. */
export const jobFilterGroups = [
  'text',
  'gender',
  'age',
  'project_type',
  'location',
  'pay',
  'audition_kind',
  'dates',
  'fits_me',
  'recruiter',
] as const;
export type JobFilterGroup = (typeof jobFilterGroups)[number];

export const jobAlertRhythms = ['none', 'now', 'daily'] as const;
export type JobAlertRhythm = (typeof jobAlertRhythms)[number];

/** What keeps a talent from applying. */
export const applyObstacles = [
  'closed',
  'paused',
  'incomplete',
  'frozen',
  'adults_only',
  'guardian',
  'applied',
] as const;
export type ApplyObstacle = (typeof applyObstacles)[number];
