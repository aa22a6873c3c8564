type Identifier = string | number;

const segment = (value: Identifier): string => encodeURIComponent(value);

const dashboardOf = (userType: 1 | 2): string =>
  userType === 1 ? 'talent/dashboard' : 'recruiter/dashboard';

/** A conversation, or a person to start one with. */
export interface MessagesTarget {
  readonly conversation?: number | undefined;
  /** The other person's user id. */
  readonly with?: number | undefined;
  readonly project?: number | undefined;
  /** The position of a message to jump to. */
  readonly at?: number | undefined;
  /** Focus the composer. */
  readonly reply?: 1 | undefined;
}

/** What the page to apply opens with. */
export interface ApplyTarget {
  readonly role?: number | null | undefined;
  readonly application?: number | undefined;
}

/** Every link is built here. A route changes only here and in the route table. */
/** The parts a published profile is edited by. */
export const profileSections = [
  'about',
  'story',
  'photos',
  'body',
  'skills',
  'education',
  'work',
  'preferences',
  'manager',
  'identity',
] as const;
export type ProfileSection = (typeof profileSections)[number];

export const paths = {
  auth: () => '/auth',
  signIn: () => '/auth/sign-in',
  signUp: () => '/auth/sign-up',
  forgotPassword: () => '/auth/forgot-password',
  resetPassword: () => '/auth/reset-password',
  contentPage: (id: Identifier) => `/view-cms/${segment(id)}`,
  termsAndConditions: () => '/view-cms/terms-and-condition',
  privacyPolicy: () => '/view-cms/privacy-policy',
  infoPage: (id: Identifier) => `/about/${segment(id)}`,
  company: () => '/about/company',
  contactUs: () => '/about/contact-us',
  guestDashboard: () => '/dashboard',
  app: () => '/app',
  createTalentProfile: () => '/app/talent/create',
  /** One section of a profile; before it is published, the wizard page that has it. */
  editTalentSection: (section: ProfileSection) => `/app/talent/create?section=${section}`,
  dashboard: () => '/app/dashboard',
  myJobs: () => '/app/openings/open-projects',
  /** What a recruiter shared with this talent. */
  sharedProject: (id: Identifier) => `/app/openings/open-projects/${segment(id)}`,
  closedJobs: () => '/app/openings/closed-projects',
  myApplications: () => '/app/openings/my-applications',
  myApplication: (id: Identifier) => `/app/openings/my-applications/${segment(id)}`,
  callboardOpenings: () => '/app/openings/callboard-openings',
  messages: (where: MessagesTarget = {}) => {
    const query = new URLSearchParams(
      Object.entries(where).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString();
    return `/app/messages${query && `?${query}`}`;
  },
  myProjects: () => '/app/my-projects',
  joinProject: (token: string) => `/app/my-projects/join/${segment(token)}`,
  newProject: () => '/app/my-projects/new',
  project: (id: Identifier) => `/app/my-projects/${segment(id)}`,
  editProject: (id: Identifier) => `/app/my-projects/${segment(id)}/edit`,
  pasteBreakdown: (id: Identifier) => `/app/my-projects/${segment(id)}/characters/paste`,
  newCharacter: (id: Identifier) => `/app/my-projects/${segment(id)}/characters/new`,
  projectCharacter: (id: Identifier, characterId: Identifier) =>
    `/app/my-projects/${segment(id)}/characters/${segment(characterId)}`,
  /** Everyone who applied or was asked, or those of one character. */
  projectApplicants: (id: Identifier, characterId?: Identifier) =>
    `/app/my-projects/${segment(id)}/applicants${characterId === undefined ? '' : `?character=${segment(characterId)}`}`,
  /** Everyone considered, or with one character in sight. */
  board: (id: Identifier, characterId?: Identifier) =>
    `/app/my-projects/${segment(id)}/board${characterId === undefined ? '' : `?character=${segment(characterId)}`}`,
  /** The shortlist of one character. */
  shortlist: (id: Identifier, characterId: Identifier) =>
    `/app/my-projects/${segment(id)}/shortlist/${segment(characterId)}`,
  /** Side by side, in this order. */
  lineUp: (id: Identifier, talentIds: readonly number[] = []) =>
    `/app/my-projects/${segment(id)}/line-up${talentIds.length === 0 ? '' : `?talents=${talentIds.join(',')}`}`,
  scenarios: (id: Identifier) => `/app/my-projects/${segment(id)}/scenarios`,
  projectSummary: () => '/app/recruiter/dashboard/project-summary',
  myJobPostings: () => '/app/my-job-postings',
  talentNotifications: () => '/app/talent/dashboard/notification',
  recruiterNotifications: () => '/app/recruiter/dashboard/notification',
  settings: (userType: 1 | 2) => `/app/${dashboardOf(userType)}/profile`,
  unlockedProfiles: () => '/app/recruiter/dashboard/my-unlocked-profiles',
  talentCalendar: () => '/app/talent/dashboard/calendar',
  memberContact: (userType: 1 | 2) => `/app/${dashboardOf(userType)}/contact`,
  /** `returnTo` leads back after buying. */
  creditsBalance: (back?: string) =>
    `/app/recruiter/dashboard/credits-balance${back === undefined ? '' : `?back=${segment(back)}`}`,
  subscription: () => '/app/recruiter/dashboard/subscription',
  billing: () => '/app/recruiter/dashboard/payment',
  verifyEmail: () => '/verify-email',
  thisWasNotMe: () => '/this-was-not-me',
  talentLanding: () => '/talents',
  contact: () => '/Contact',
  support: () => '/Support',
  howItWorks: () => '/HowitWorks',
  about: () => '/About',
  exampleImage: () => '/ExampleImage',
  job: (id: Identifier) => `/jobs/${segment(id)}`,
  /** With a role already chosen (the id of its character), or an application to change or to send again. */
  jobApply: (id: Identifier, { role, application }: ApplyTarget = {}) => {
    const chosen = application ? `?application=${application}` : role ? `?role=${role}` : '';
    return `/jobs/${segment(id)}/apply${chosen}`;
  },
  talent: (userId: Identifier) => `/talent/${segment(userId)}`,
  home: () => '/',
  sharedShortlist: (userUniqueId: Identifier) => `/share-short-list/${segment(userUniqueId)}`,
  sharedProjectShortlists: (projectUniqueId: Identifier) => `/share-shortlists/${segment(projectUniqueId)}`,
  recruiter: (userUniqueId: Identifier) => `/recruiter/${segment(userUniqueId)}`,
  recruiterLanding: () => '/recruiters',
  findTalents: () => '/find-talents',
  findJobs: () => '/find-jobs',
  findJobsBy: (searchParam: string) => `/find-jobs/${segment(searchParam)}`,
  castings: () => '/our-castings',
  imageMagician: () => '/image-magician',
  notFound: () => '/404',
  design: () => '/design',
  outbox: () => '/outbox',
} as const;
