type Identifier = string | number;

const segment = (value: Identifier): string => encodeURIComponent(value);

/** Every link is built here, so that a route changes in two places only: here and in the route table. */
export const paths = {
  auth: () => '/auth',
  contentPage: (id: Identifier) => `/view-cms/${segment(id)}`,
  termsAndConditions: () => '/view-cms/terms-and-condition',
  privacyPolicy: () => '/view-cms/privacy-policy',
  infoPage: (id: Identifier) => `/about/${segment(id)}`,
  company: () => '/about/company',
  contactUs: () => '/about/contact-us',
  guestDashboard: () => '/dashboard',
  app: () => '/app',
  createTalentProfile: () => '/app/talent/create',
  dashboard: () => '/app/dashboard',
  myJobs: () => '/app/openings/open-projects',
  messages: () => '/app/messages',
  myProjects: () => '/app/my-projects',
  myJobPostings: () => '/app/my-job-postings',
  talentNotifications: () => '/app/talent/dashboard/notification',
  recruiterNotifications: () => '/app/recruiter/dashboard/notification',
  verifyEmail: () => '/verify-email',
  talentLanding: () => '/talents',
  contact: () => '/Contact',
  support: () => '/Support',
  howItWorks: () => '/HowitWorks',
  about: () => '/About',
  exampleImage: () => '/ExampleImage',
  job: (id: Identifier) => `/jobs/${segment(id)}`,
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

/** The anchor that the three landing pages share. */
export const howDoesItWork = '#how-does-it-work';
