import { matchPath } from 'react-router';
import type { pages, parts } from '../../shared/i18n/en/pages.ts';
import { builtPages } from './built-pages.ts';

export type PageKey = keyof typeof pages;
export type AreaKey = keyof typeof parts;

/** Only for talents (1) or only for recruiters (2). */
export type Audience = 1 | 2;

/** Who may open a page: `guests` pages redirect signed-in users, `signed-in` pages redirect guests. */
export type RouteAccess = 'guests' | 'signed-in' | 'public';

export interface ProductRoute {
  /** Case-sensitive: /About and /about/company are different pages. */
  path: string;
  access: RouteAccess;
  /** The key of the page's title in the catalogue. */
  purposeKey: PageKey;
  /** The area of the product. */
  part: AreaKey;
  /** Concrete paths named by the specification. */
  named?: readonly string[];
  /** Pages below a wildcard path. */
  children?: readonly ProductRoute[];
  /** The account kind; both if left out. */
  audience?: Audience;
}

const page = (
  path: string,
  access: RouteAccess,
  purposeKey: PageKey,
  part: AreaKey,
  more: Pick<ProductRoute, 'named' | 'children' | 'audience'> = {},
): ProductRoute => ({ path, access, purposeKey, part, ...more });

const talents = { audience: 1 } as const;
const recruiters = { audience: 2 } as const;

const appPages = [
  page('/app/talent/create', 'signed-in', 'createTalentProfile', 'talents', talents),
  page('/app/dashboard', 'signed-in', 'dashboard', 'accounts'),
  page('/app/openings/open-projects', 'signed-in', 'myJobs', 'jobs', talents),
  page('/app/openings/open-projects/:id', 'signed-in', 'sharedProject', 'jobs', talents),
  page('/app/openings/closed-projects', 'signed-in', 'closedJobs', 'jobs', talents),
  page('/app/openings/my-applications', 'signed-in', 'myApplications', 'jobs', talents),
  page('/app/openings/my-applications/:id', 'signed-in', 'myApplication', 'jobs', talents),
  page('/app/openings/callboard-openings', 'signed-in', 'callboardOpenings', 'jobs', talents),
  page('/app/messages', 'signed-in', 'messages', 'messages'),
  page('/app/my-projects', 'signed-in', 'myProjects', 'projects', recruiters),
  page('/app/my-projects/new', 'signed-in', 'newProject', 'projects', recruiters),
  page('/app/my-projects/:id', 'signed-in', 'project', 'projects', recruiters),
  page('/app/my-projects/:id/edit', 'signed-in', 'editProject', 'projects', recruiters),
  page('/app/my-projects/:id/board', 'signed-in', 'board', 'projects', recruiters),
  page('/app/my-projects/:id/shortlist/:characterId', 'signed-in', 'shortlist', 'projects', recruiters),
  page('/app/my-projects/:id/line-up', 'signed-in', 'lineUp', 'projects', recruiters),
  page('/app/my-projects/:id/scenarios', 'signed-in', 'scenarios', 'projects', recruiters),
  page('/app/my-projects/:id/applicants', 'signed-in', 'projectApplicants', 'projects', recruiters),
  page('/app/my-projects/:id/characters/new', 'signed-in', 'newCharacter', 'projects', recruiters),
  page('/app/my-projects/:id/characters/paste', 'signed-in', 'pasteBreakdown', 'projects', recruiters),
  page('/app/my-projects/:id/characters/:characterId', 'signed-in', 'character', 'projects', recruiters),
  page('/app/my-projects/join/:token', 'signed-in', 'joinProject', 'projects', recruiters),
  page('/app/my-job-postings', 'signed-in', 'myJobPostings', 'jobs', recruiters),
  page('/app/my-job-postings/new', 'signed-in', 'newJob', 'jobs', recruiters),
  page('/app/my-job-postings/:id', 'signed-in', 'jobPosting', 'jobs', recruiters),
  page('/app/my-job-postings/:id/applicants', 'signed-in', 'jobApplicants', 'jobs', recruiters),
  page('/app/talent/dashboard/notification', 'signed-in', 'talentNotifications', 'notifications', talents),
  page(
    '/app/recruiter/dashboard/notification',
    'signed-in',
    'recruiterNotifications',
    'notifications',
    recruiters,
  ),
  page('/app/talent/dashboard/profile', 'signed-in', 'talentSettings', 'accounts', talents),
  page('/app/recruiter/dashboard/profile', 'signed-in', 'recruiterSettings', 'accounts', recruiters),
  page('/app/talent/dashboard/calendar', 'signed-in', 'talentCalendar', 'talents', talents),
  page('/app/talent/dashboard/contact', 'signed-in', 'talentContact', 'accounts', talents),
  page('/app/recruiter/dashboard/contact', 'signed-in', 'recruiterContact', 'accounts', recruiters),
  page(
    '/app/recruiter/dashboard/my-unlocked-profiles',
    'signed-in',
    'unlockedProfiles',
    'credits',
    recruiters,
  ),
  page('/app/recruiter/dashboard/project-summary', 'signed-in', 'projectSummary', 'projects', recruiters),
  page('/app/recruiter/dashboard/credits-balance', 'signed-in', 'creditsBalance', 'credits', recruiters),
  page('/app/recruiter/dashboard/subscription', 'signed-in', 'subscription', 'credits', recruiters),
  page('/app/recruiter/dashboard/payment', 'signed-in', 'billing', 'credits', recruiters),
];

/** All pages in the order of the specification. Other paths lead to the home page. */
export const routeTable: readonly ProductRoute[] = [
  page('/auth/*', 'guests', 'auth', 'accounts'),
  page('/view-cms/:id', 'public', 'contentPage', 'content', {
    named: ['/view-cms/terms-and-condition', '/view-cms/privacy-policy'],
  }),
  page('/about/:id', 'public', 'infoPage', 'content', { named: ['/about/company', '/about/contact-us'] }),
  page('/dashboard', 'guests', 'guestDashboard', 'accounts'),
  page('/app/*', 'signed-in', 'app', 'accounts', { children: appPages }),
  page('/verify-email', 'public', 'verifyEmail', 'accounts'),
  page('/talents', 'public', 'talentLanding', 'accounts'),
  page('/Contact', 'public', 'contact', 'content'),
  page('/Support', 'public', 'support', 'content'),
  page('/HowitWorks', 'public', 'howItWorks', 'content'),
  page('/About', 'public', 'about', 'content'),
  page('/ExampleImage', 'public', 'exampleImage', 'content'),
  page('/jobs/:id', 'public', 'job', 'jobs', {
    children: [page('/jobs/:id/apply', 'signed-in', 'jobApply', 'jobs', talents)],
  }),
  page('/talent/:userId', 'public', 'talent', 'talents'),
  page('/', 'public', 'home', 'accounts'),
  page('/share-short-list/:userUniqueId', 'public', 'sharedShortlist', 'projects'),
  page('/share-shortlists/:projectUniqueId', 'public', 'sharedProjectShortlists', 'projects'),
  page('/recruiter/:userUniqueId', 'public', 'recruiter', 'recruiters'),
  page('/recruiters', 'public', 'recruiterLanding', 'accounts'),
  page('/find-talents', 'public', 'findTalents', 'search'),
  page('/find-jobs', 'public', 'findJobs', 'jobs'),
  page('/find-jobs/:searchParam', 'public', 'findJobsBy', 'jobs'),
  page('/our-castings', 'public', 'castings', 'projects'),
  page('/image-magician', 'public', 'imageMagician', 'media'),
  page('/404', 'public', 'notFound', 'content'),
];

/** Every page as one list, known sub-pages after the path that covers them. */
export const productPages: readonly ProductRoute[] = routeTable.flatMap((route) => [
  route,
  ...(route.children ?? []),
]);

export const notBuiltYet: readonly ProductRoute[] = productPages.filter(
  ({ purposeKey }) => builtPages[purposeKey] === undefined,
);

/** Content links to other pages are shown as plain text. */
export const isBuilt = (path: string): boolean => {
  const [pathname = path] = path.split(/[?#]/);
  return !notBuiltYet.some((route) => matchPath({ path: route.path, caseSensitive: true }, pathname));
};

/** The number of pages not built yet. Lower it when a page is built. */
export const notBuiltYetRecord = 0;
