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
  /** Parts of the page that arrive with a script of their own. Their styles must be there before it. */
  readonly parts?: readonly string[];
  /** What the page asks the server, told what stands in the open place of its path; the answers travel with it. */
  readonly requests?: (named: string) => readonly GuestRequest[];
  /** Whoever takes themselves off the board is off at once: the page is not kept for the next reader. */
  readonly isNeverKept?: boolean;
  /** It says how soon or how long ago nothing is, so that it need not be drawn anew each hour. */
  readonly isTimeless?: boolean;
  /** What stands behind a ? makes it another page, which the browser draws. */
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

const form = (name: string) => `src/features/site/contact/components/${name}.tsx`;

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
  landing(paths.recruiterLanding(), 'recruiters-page', [form('lead-form')]),
  info(paths.contact(), 'contact-page', [form('contact-form')]),
  info(paths.support(), 'support-page', [form('support-form')]),
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
    ...info('/about/:id', 'info-page', [form('contact-form'), form('company-form')]),
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
