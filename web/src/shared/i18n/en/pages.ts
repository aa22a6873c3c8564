/** What each page of the route table is, for its title and for the card that stands in for it. */
export const pages = {
  auth: { title: 'Sign in', purpose: 'Sign-in and sign-up, with a password, a code by phone, or GitHub.' },
  contentPage: {
    title: 'Content page',
    purpose: 'Terms, privacy policy and other texts that the team keeps.',
  },
  infoPage: { title: 'About us', purpose: 'The company and how to reach it.' },
  guestDashboard: { title: 'Dashboard', purpose: 'The door for guests: sign in, then on to the dashboard.' },
  app: { title: 'Workspace', purpose: 'Everything that talents and recruiters do once they are signed in.' },
  createTalentProfile: {
    title: 'Create your profile',
    purpose: 'Six short pages that turn a performer into a profile, saved as you type.',
  },
  dashboard: { title: 'Dashboard', purpose: 'What waits for you today, for talents and for recruiters.' },
  myJobs: { title: 'My Jobs', purpose: 'Every project a talent is part of, with the true state of each.' },
  messages: {
    title: 'Messages',
    purpose: 'Conversations between talents and recruiters, with read marks and photos.',
  },
  myProjects: {
    title: 'My Projects',
    purpose: 'A recruiter’s projects, their characters, shortlists and schedules.',
  },
  myJobPostings: { title: 'My Job Postings', purpose: 'Jobs a recruiter has posted, and who applied.' },
  talentNotifications: {
    title: 'Notifications',
    purpose: 'All that happened around a talent’s profile and applications.',
  },
  recruiterNotifications: {
    title: 'Notifications',
    purpose: 'All that happened around a recruiter’s projects.',
  },
  talentSettings: {
    title: 'Profile Settings',
    purpose: 'Names, addresses, who sees you, what you are told, where you are signed in, your data.',
  },
  recruiterSettings: {
    title: 'Profile Settings',
    purpose: 'Names, addresses, what you are told, where you are signed in, your data.',
  },
  talentCalendar: {
    title: 'Calendar',
    purpose: 'The days on which a talent cannot work, once or every week.',
  },
  talentContact: {
    title: 'Contact us',
    purpose: 'Write to the team. Your name and your address are filled in; the answer comes by e-mail.',
  },
  recruiterContact: {
    title: 'Contact us',
    purpose: 'Write to the team. Your name and your address are filled in; the answer comes by e-mail.',
  },
  unlockedProfiles: {
    title: 'My Unlocked Profiles',
    purpose: 'Everybody a recruiter has unlocked, with phone, e-mail and the next two weeks.',
  },
  creditsBalance: {
    title: 'Credits Balance & History',
    purpose: 'What a recruiter has to unlock talents with, packs of more, and where each credit went.',
  },
  subscription: { title: 'My Subscription', purpose: 'Monthly credits: the plan as it stands, and others.' },
  billing: {
    title: 'Billing and Payment',
    purpose: 'Who invoices are made out to, what was bought, and every invoice.',
  },
  verifyEmail: { title: 'E-mail verification', purpose: 'Where the link in the verification mail leads.' },
  talentLanding: { title: 'For talents', purpose: 'What performers get here, and how it works.' },
  contact: { title: 'Contact us', purpose: 'Write to the team.' },
  support: { title: 'Support', purpose: 'Answers to what people ask most, and help from a person.' },
  howItWorks: { title: 'How it works', purpose: 'From a profile to a part, step by step, for both sides.' },
  about: { title: 'About', purpose: 'Who makes this and why.' },
  exampleImage: {
    title: 'Example photos',
    purpose: 'What a good headshot, profile and full-length photo look like.',
  },
  job: { title: 'Job', purpose: 'One job: the part, the dates, the fee, and the button to apply.' },
  talent: {
    title: 'Talent profile',
    purpose: 'Photos, reels, measures, past work and availability of one talent.',
  },
  home: {
    title: 'First page',
    purpose: 'What this is, new faces of the week, and calls up today.',
  },
  sharedShortlist: { title: 'Shared shortlist', purpose: 'A shortlist that a recruiter sent by link.' },
  sharedProjectShortlists: {
    title: 'Shared shortlists',
    purpose: 'All shortlists of a project, sent by link.',
  },
  recruiter: {
    title: 'Recruiter profile',
    purpose: 'Who is casting: the house, its work and its open jobs.',
  },
  recruiterLanding: { title: 'For recruiters', purpose: 'What casting people get here, and how it works.' },
  findTalents: {
    title: 'Find Talents',
    purpose: 'Search every face by playing age, city, language, skill and more.',
  },
  findJobs: { title: 'Find Jobs', purpose: 'Open parts that fit, newest first.' },
  findJobsBy: { title: 'Find Jobs', purpose: 'The same search, opened from a readable link.' },
  castings: {
    title: 'Castings',
    purpose: 'Projects cast here with those who play in them, and projects casting now.',
  },
  imageMagician: { title: 'Image Magician', purpose: 'Crop, resize and convert a photo in the browser.' },
  notFound: { title: 'Not found', purpose: 'What a visitor sees when a page does not exist.' },
} as const;

/** The parts of the product in which pages are built. */
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
  explanation: 'This page has its place on the board, but nobody has built it yet.',
  address: 'Address',
  part: 'Part of the product',
  access: 'Open to',
  accessKinds: { guests: 'guests only', 'signed-in': 'people signed in', public: 'everyone' },
  home: 'First page',
  design: 'Design sheet',
} as const;
