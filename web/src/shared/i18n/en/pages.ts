/** The title of each page, and its purpose while it is not built. */
export const pages = {
  auth: { title: 'Sign in', purpose: 'Sign in or sign up with a password, a mobile code or GitHub.' },
  contentPage: {
    title: 'Content page',
    purpose: 'Terms, privacy policy and other texts from the team.',
  },
  infoPage: { title: 'About us', purpose: 'Who we are and how to contact us.' },
  guestDashboard: { title: 'Dashboard', purpose: 'Guests sign in here and continue to the dashboard.' },
  app: { title: 'Workspace', purpose: 'Everything talents and recruiters do once they sign in.' },
  createTalentProfile: {
    title: 'Create your profile',
    purpose: 'Six short pages to build a profile, saved as you type.',
  },
  dashboard: { title: 'Dashboard', purpose: 'What to do today, for talents and recruiters.' },
  myJobs: { title: 'My Jobs', purpose: 'Every project a talent is in, with its live status.' },
  sharedProject: {
    title: 'Shared project',
    purpose: 'What a recruiter shared with this talent, and the reply to it.',
  },
  closedJobs: { title: 'Closed Projects', purpose: 'How each project a talent was in ended.' },
  myApplications: { title: 'My Applications', purpose: 'A talent’s applications, with their live status.' },
  callboardOpenings: { title: 'CB Openings', purpose: 'Jobs that Callboard itself is casting.' },
  messages: {
    title: 'Messages',
    purpose: 'Conversations between talents and recruiters, with read receipts and photos.',
  },
  myProjects: {
    title: 'My Projects',
    purpose: 'A recruiter’s projects, their characters, shortlists and schedules.',
  },
  newProject: { title: 'New project', purpose: 'A title and a type, to start with.' },
  project: { title: 'Project', purpose: 'One project: its characters, documents, people and dates.' },
  newCharacter: { title: 'New character', purpose: 'A character of a project, and who fits it.' },
  pasteBreakdown: {
    title: 'Paste a breakdown',
    purpose: 'Characters read from a casting breakdown, to look through and add.',
  },
  character: { title: 'Character', purpose: 'What a character asks, and who fits it.' },
  lineUp: {
    title: 'Line-up',
    purpose: 'People of a project side by side, to scale.',
  },
  board: {
    title: 'Board',
    purpose: 'Everyone considered for a project, by character and how far they are.',
  },
  shortlist: {
    title: 'Shortlist',
    purpose: 'Everyone shortlisted for one character, in the team’s order.',
  },
  scenarios: {
    title: 'Cast scenarios',
    purpose: 'Alternative casts of a project side by side, with fees, dates, heights and ages.',
  },
  projectApplicants: {
    title: 'Applicants',
    purpose: 'Who applied for a project and who answered when it was shared with them.',
  },
  editProject: { title: 'Edit project', purpose: 'Everything said about a project, saved as you type.' },
  joinProject: { title: 'Join a project', purpose: 'Where an invitation to a project leads.' },
  projectSummary: {
    title: 'Project Summary',
    purpose: 'A recruiter’s projects with every stage counted, and as a spreadsheet.',
  },
  myJobPostings: { title: 'My Job Postings', purpose: 'Jobs a recruiter has posted, and who applied.' },
  talentNotifications: {
    title: 'Notifications',
    purpose: 'Everything about a talent’s profile and applications.',
  },
  recruiterNotifications: {
    title: 'Notifications',
    purpose: 'Everything about a recruiter’s projects.',
  },
  talentSettings: {
    title: 'Profile Settings',
    purpose: 'Name, contact details, visibility, notifications, devices and your data.',
  },
  recruiterSettings: {
    title: 'Profile Settings',
    purpose: 'Name, contact details, notifications, devices and your data.',
  },
  talentCalendar: {
    title: 'Calendar',
    purpose: 'Dates a talent is not available, once or every week.',
  },
  talentContact: {
    title: 'Contact us',
    purpose: 'Message the team. Your name and email are filled in, and we reply by email.',
  },
  recruiterContact: {
    title: 'Contact us',
    purpose: 'Message the team. Your name and email are filled in, and we reply by email.',
  },
  unlockedProfiles: {
    title: 'My Unlocked Profiles',
    purpose: 'Talents a recruiter has unlocked, with mobile, email and the next two weeks.',
  },
  creditsBalance: {
    title: 'Credits Balance & History',
    purpose: 'A recruiter’s credits, packs to buy, and how each credit was used.',
  },
  subscription: { title: 'My Subscription', purpose: 'Monthly credits: the current plan, and others.' },
  billing: {
    title: 'Billing and Payment',
    purpose: 'Billing details, purchases and invoices.',
  },
  verifyEmail: { title: 'Email verification', purpose: 'The page the verification email links to.' },
  talentLanding: { title: 'For talents', purpose: 'What performers get here, and how it works.' },
  contact: { title: 'Contact us', purpose: 'Message the team.' },
  support: { title: 'Support', purpose: 'Answers to common questions, and help from a person.' },
  howItWorks: { title: 'How it works', purpose: 'From a profile to a role, step by step, for both sides.' },
  about: { title: 'About', purpose: 'Who makes this and why.' },
  exampleImage: {
    title: 'Example photos',
    purpose: 'What a good headshot, profile and full-length photo look like.',
  },
  job: { title: 'Job', purpose: 'One job: the role, the dates, the fee, and a button to apply.' },
  talent: {
    title: 'Talent profile',
    purpose: 'Photos, videos, measurements, past work and availability of one talent.',
  },
  home: {
    title: 'Home',
    purpose: 'What this is, new faces of the week, and calls up today.',
  },
  sharedShortlist: { title: 'Shared shortlist', purpose: 'A shortlist that a recruiter shared by link.' },
  sharedProjectShortlists: {
    title: 'Shared shortlists',
    purpose: 'All shortlists of a project, shared by link.',
  },
  recruiter: {
    title: 'Recruiter profile',
    purpose: 'Who is casting: the company, its work and its open jobs.',
  },
  recruiterLanding: { title: 'For recruiters', purpose: 'What casting people get here, and how it works.' },
  findTalents: {
    title: 'Find Talents',
    purpose: 'Search talents by playing age, city, language, skill and more.',
  },
  findJobs: { title: 'Find Jobs', purpose: 'Open roles that fit, newest first.' },
  findJobsBy: { title: 'Find Jobs', purpose: 'The same search, opened from a readable link.' },
  castings: {
    title: 'Castings',
    purpose: 'Projects cast here with their cast, and projects casting now.',
  },
  imageMagician: { title: 'Image Magician', purpose: 'Crop, resize and convert a photo in the browser.' },
  notFound: { title: 'Not found', purpose: 'What a visitor sees when a page does not exist.' },
} as const;

/** The areas of the product. */
export const parts = {
  accounts: 'Accounts and landing pages',
  talents: 'Talent profiles',
  search: 'Finding talents',
  projects: 'Projects and shortlists',
  jobs: 'Jobs and applications',
  messages: 'Messages',
  notifications: 'Notifications',
  recruiters: 'Recruiter profiles',
  credits: 'Credits and billing',
  content: 'Content pages',
  media: 'Photos and images',
} as const;

export const notBuilt = {
  overline: 'Not built yet',
  explanation: 'We’re still building this page.',
  address: 'Link',
  part: 'Part of the product',
  access: 'Open to',
  accessKinds: { guests: 'guests only', 'signed-in': 'people signed in', public: 'everyone' },
  home: 'Home',
  design: 'Design sheet',
} as const;
