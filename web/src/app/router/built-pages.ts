import type { pages } from '../../shared/i18n/en/pages.ts';
import { AppDoor, GuestDoor } from './doors.tsx';
import type { PageLoader } from './lazy-page.ts';

/** The script of every page that is built. Pages that are missing here say honestly that they are not. */
export const builtPages: Partial<Record<keyof typeof pages, PageLoader>> = {
  auth: () => import('../routes/auth/auth-page.tsx'),
  guestDashboard: () => Promise.resolve({ Component: GuestDoor }),
  app: () => Promise.resolve({ Component: AppDoor }),
  verifyEmail: () => import('../routes/auth/verify-email-page.tsx'),
  notFound: () => import('../routes/not-found/not-found-page.tsx'),
  home: () => import('../routes/landing/home-page.tsx'),
  talentLanding: () => import('../routes/landing/talents-page.tsx'),
  recruiterLanding: () => import('../routes/landing/recruiters-page.tsx'),
  contact: () => import('../routes/info/contact-page.tsx'),
  support: () => import('../routes/info/support-page.tsx'),
  howItWorks: () => import('../routes/info/how-it-works-page.tsx'),
  about: () => import('../routes/info/about-page.tsx'),
  exampleImage: () => import('../routes/info/example-image-page.tsx'),
  imageMagician: () => import('../routes/image-magician/image-magician-page.tsx'),
  infoPage: () => import('../routes/info/info-page.tsx'),
  contentPage: () => import('../routes/content-page.tsx'),
  talent: () => import('../routes/talent-profile/talent-profile-page.tsx'),
  recruiter: () => import('../routes/recruiter/recruiter-page.tsx'),
  findTalents: () => import('../routes/find-talents/find-talents-page.tsx'),
  createTalentProfile: () => import('../routes/create-profile/create-profile-page.tsx'),
  dashboard: () => import('../routes/dashboard/dashboard-page.tsx'),
  talentSettings: () => import('../routes/settings/settings-page.tsx'),
  recruiterSettings: () => import('../routes/settings/settings-page.tsx'),
  talentCalendar: () => import('../routes/calendar/calendar-page.tsx'),
  talentContact: () => import('../routes/member-contact/member-contact-page.tsx'),
  recruiterContact: () => import('../routes/member-contact/member-contact-page.tsx'),
  unlockedProfiles: () => import('../routes/unlocked-profiles/unlocked-profiles-page.tsx'),
  creditsBalance: () => import('../routes/credits/credits-page.tsx'),
  subscription: () => import('../routes/billing/subscription-page.tsx'),
  billing: () => import('../routes/billing/billing-page.tsx'),
};
