/** Values of projects and characters. Browsers need these without the schemas. */

export const projectStatuses = ['draft', 'open', 'paused', 'closed'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const characterStatuses = ['casting', 'cast', 'dropped'] as const;
export type CharacterStatus = (typeof characterStatuses)[number];

export const characterWeights = ['lead', 'supporting', 'featured', 'background'] as const;
export type CharacterWeight = (typeof characterWeights)[number];

export const projectFeeUnits = ['day', 'project', 'month'] as const;
export type ProjectFeeUnit = (typeof projectFeeUnits)[number];

/** What the work may ask of people, and how much of it. What is not said is not asked. */
export const disclosureLevels = {
  kiss: ['one', 'several'],
  intimacy: ['implied', 'shown'],
  nudity: ['partial', 'full'],
  stunts: ['light', 'heavy'],
  smoking: ['on_set', 'shown'],
} as const;
export type DisclosureKind = keyof typeof disclosureLevels;
export const disclosureKinds = Object.keys(disclosureLevels) as [DisclosureKind, ...DisclosureKind[]];
/** Asked of adults only. */
export const adultDisclosures: readonly DisclosureKind[] = ['kiss', 'intimacy', 'nudity'];

/** The conditions of a character. A must decides who is found, the others only sort. */
export const conditions = [
  'gender',
  'age',
  'looks',
  'height',
  'languages',
  'skills',
  'place',
  'dates',
] as const;
export type Condition = (typeof conditions)[number];

export const projectRoles = ['owner', 'associate', 'viewer'] as const;
export type ProjectRole = (typeof projectRoles)[number];

export const projectRights = ['read', 'comment', 'edit', 'unlock', 'people', 'close'] as const;
export type ProjectRight = (typeof projectRights)[number];

/** An associate unlocks only within the limit the owner set. */
export const rightsOfRole: Readonly<Record<ProjectRole, readonly ProjectRight[]>> = {
  owner: ['read', 'comment', 'edit', 'unlock', 'people', 'close'],
  associate: ['read', 'comment', 'edit', 'unlock'],
  viewer: ['read', 'comment'],
};

/** From the furthest to the nearest. */
export const candidateStages = [
  'cast',
  'offered',
  'auditioned',
  'invited',
  'applied',
  'shortlisted',
] as const;
export type CandidateStage = (typeof candidateStages)[number];

export const documentKinds = ['sides', 'script', 'release', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The team alone, or also the talents the project was shared with. */
export const documentAudiences = ['team', 'shared'] as const;
export type DocumentAudience = (typeof documentAudiences)[number];

/** What may be attached to a project. */
export const documentTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'text/plain',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export const reopenWithinDays = 30;
export const invitationDays = 7;
export const maxCharacters = 60;
export const maxMembers = 30;
/** With as many versions each as one likes. */
export const maxDocuments = 500;
export const maxDocumentBytes = 50 * 1024 * 1024;
export const closedPerPage = 5;
export const summaryPerPage = 10;
export const activityPerPage = 30;

/** The columns of a board. Everyone stands once a character, where they are furthest. */
export const boardStages = ['shortlisted', 'invited', 'auditioned', 'offered', 'cast'] as const;
export type BoardStage = (typeof boardStages)[number];
