import { recruiterRequest } from '../../features/people/recruiter-profiles/api.ts';
import { guestViewRequest } from '../../features/people/talent-profiles/api.ts';
import { firstTalentsRequest } from '../../features/search/talent-results/api.ts';
import { contentPageRequest } from '../../features/site/content/api.ts';
import { landingRequest } from '../../features/site/landing/api.ts';
import type { GuestRequest } from '../../shared/lib/api/queries.ts';
import { paths } from '../../shared/lib/paths.ts';

interface PublicPage {
  readonly path: string;
  /** The module of the page, as the build's manifest names it: its styles and scripts go into the head. */
  readonly module: string;
  /** Parts of the page with a script of their own. Their styles go into the head as well. */
  readonly parts?: readonly string[];
  /** The requests of the page, given the parameter of its path. The answers are sent along with the page. */
  readonly requests?: (named: string) => readonly GuestRequest[];
  /** Not cached: a person who hides their profile must disappear right away. */
  readonly isNeverKept?: boolean;
  /** Shows no relative times, so it needs no rendering each hour. */
  readonly isTimeless?: boolean;
  /** With a query string it is another page, which the browser renders. */
  readonly isBare?: boolean;
  /** Addresses a search engine may list. */
  readonly listed: readonly string[];
}

const landing = (path: string, file: string, parts: readonly string[] = []): PublicPage => ({
  path,
  module: `src/app/routes/landing/${file}.tsx`,
  parts,
  requests: () => [landingRequest],
  isNeverKept: true,
  listed: [path],
});

const contactForms = 'src/features/site/contact/components/forms.tsx';

const info = (path: string, file: string, parts: readonly string[] = []): PublicPage => ({
  path,
  module: `src/app/routes/info/${file}.tsx`,
  parts,
  listed: [path],
});

/** The pages that are readable before any script has run. */
export const publicPages: readonly PublicPage[] = [
  landing(paths.home(), 'home-page'),
  landing(paths.talentLanding(), 'talents-page'),
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
    isNeverKept: true,
    isTimeless: true,
    listed: [],
  },
  {
    path: '/recruiter/:userUniqueId',
    module: 'src/app/routes/recruiter/recruiter-page.tsx',
    requests: (userUniqueId) => [recruiterRequest(userUniqueId)],
    isNeverKept: true,
    listed: [],
  },
  {
    path: paths.findTalents(),
    module: 'src/app/routes/find-talents/find-talents-page.tsx',
    requests: () => [firstTalentsRequest],
    isNeverKept: true,
    isBare: true,
    listed: [paths.findTalents()],
  },
];
