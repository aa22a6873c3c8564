import type { JobAddress } from '@callboard/contract/casting/job-search';
import { firstCastingsRequest } from '../../features/casting/castings/api.ts';
import { clientPageRequest } from '../../features/casting/client-page/api.ts';
import { addressRequest, firstRequests } from '../../features/casting/find-jobs/api.ts';
import { jobRequest, similarRequest } from '../../features/casting/job-page/api.ts';
import { firstRecruitersRequest } from '../../features/people/recruiter-directory/api.ts';
import { firstProjectsRequest, recruiterRequest } from '../../features/people/recruiter-profiles/api.ts';
import { guestViewRequest } from '../../features/people/talent-profiles/api.ts';
import { firstCountRequests } from '../../features/search/talent-filters/api.ts';
import { firstTalentsRequest } from '../../features/search/talent-results/api.ts';
import { contentPageRequest } from '../../features/site/content/api.ts';
import { landingRequest } from '../../features/site/landing/api.ts';
import { listsRequest } from '../../features/site/reference/get-lists.ts';
import type { GuestRequest } from '../../shared/lib/api/queries.ts';
import { paths } from '../../shared/lib/paths.ts';

interface PublicPage {
  readonly path: string;
  /** The module of the page, as the build's manifest names it: its styles and scripts go into the head. */
  readonly module: string;
  /** Lazy components of the page. Their styles go into the head too. */
  readonly parts?: readonly string[];
  /** The requests of the page. Their results are sent with it. */
  readonly requests?: (named: string) => readonly GuestRequest[];
  /** What is asked next, with the first answer in hand. */
  readonly following?: (answer: unknown) => readonly GuestRequest[];
  /** Not cached, because a hidden profile must disappear right away. */
  readonly isUncached?: boolean;
  /** Has no relative times, so it is not rendered every hour. */
  readonly isTimeless?: boolean;
  /** With a query string the browser renders it. */
  readonly isBare?: boolean;
  /** Paths for the sitemap. */
  readonly listed: readonly string[];
}

const landing = (path: string, file: string, parts: readonly string[] = []): PublicPage => ({
  path,
  module: `src/app/routes/landing/${file}.tsx`,
  parts,
  requests: () => [landingRequest],
  isUncached: true,
  listed: [path],
});

const contactForms = 'src/features/site/contact/components/forms.tsx';

const info = (path: string, file: string, parts: readonly string[] = []): PublicPage => ({
  path,
  module: `src/app/routes/info/${file}.tsx`,
  parts,
  listed: [path],
});

/** Checked by the API already; the renderer only knows that something was answered. */
const isJobAddress = (answer: unknown): answer is JobAddress =>
  typeof answer === 'object' && answer !== null && 'searchParam' in answer;

/** The server-rendered pages. */
export const publicPages: readonly PublicPage[] = [
  landing(paths.home(), 'home-page'),
  {
    ...landing(paths.talentLanding(), 'talents-page'),
    requests: () => [landingRequest, firstRecruitersRequest],
  },
  landing(paths.recruiterLanding(), 'recruiters-page', [contactForms]),
  info(paths.contact(), 'contact-page', [contactForms]),
  info(paths.support(), 'support-page', [contactForms]),
  info(paths.howItWorks(), 'how-it-works-page'),
  info(paths.about(), 'about-page'),
  info(paths.exampleImage(), 'example-image-page'),
  {
    path: paths.imageMagician(),
    module: 'src/app/routes/image-magician/image-magician-page.tsx',
    parts: ['src/features/people/image-magician/components/photo-editor.tsx'],
    listed: [paths.imageMagician()],
  },
  {
    ...info('/about/:id', 'info-page', [contactForms]),
    listed: [paths.company()],
  },
  {
    path: '/view-cms/:id',
    module: 'src/app/routes/content-page.tsx',
    requests: (id) => [contentPageRequest(id)],
    listed: [paths.termsAndConditions(), paths.privacyPolicy()],
  },
  {
    path: '/talent/:userId',
    module: 'src/app/routes/talent-profile/talent-profile-page.tsx',
    requests: (userId) => [guestViewRequest(userId)],
    isUncached: true,
    isTimeless: true,
    listed: [],
  },
  {
    path: '/recruiter/:userUniqueId',
    module: 'src/app/routes/recruiter/recruiter-page.tsx',
    requests: (userUniqueId) => [recruiterRequest(userUniqueId), firstProjectsRequest(userUniqueId)],
    isUncached: true,
    listed: [],
  },
  {
    path: '/share-short-list/:userUniqueId',
    module: 'src/app/routes/shared-shortlist/shared-shortlist-page.tsx',
    requests: (shareId) => [clientPageRequest({ shows: 'character', shareId })],
    isUncached: true,
    listed: [],
  },
  {
    path: '/share-shortlists/:projectUniqueId',
    module: 'src/app/routes/shared-shortlist/shared-project-page.tsx',
    requests: (shareId) => [clientPageRequest({ shows: 'project', shareId })],
    isUncached: true,
    listed: [],
  },
  {
    path: paths.findTalents(),
    module: 'src/app/routes/find-talents/find-talents-page.tsx',
    requests: () => [firstTalentsRequest, ...firstCountRequests, listsRequest],
    isUncached: true,
    isBare: true,
    listed: [paths.findTalents()],
  },
  {
    path: paths.castings(),
    module: 'src/app/routes/castings/castings-page.tsx',
    requests: () => [firstCastingsRequest],
    isUncached: true,
    isBare: true,
    isTimeless: true,
    listed: [paths.castings()],
  },
  {
    path: paths.findJobs(),
    module: 'src/app/routes/jobs/find-jobs-page.tsx',
    requests: () => [listsRequest, ...firstRequests()],
    isUncached: true,
    isBare: true,
    listed: [paths.findJobs()],
  },
  {
    path: '/find-jobs/:searchParam',
    module: 'src/app/routes/jobs/find-jobs-page.tsx',
    requests: (searchParam) => [addressRequest(searchParam), listsRequest],
    following: (address) => (isJobAddress(address) ? firstRequests(address) : []),
    isUncached: true,
    isBare: true,
    listed: [],
  },
  {
    path: '/jobs/:id',
    module: 'src/app/routes/jobs/job-page.tsx',
    requests: (id) => [jobRequest(id), similarRequest(id)],
    isUncached: true,
    listed: [],
  },
];
