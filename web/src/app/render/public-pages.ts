import { recruiterQuestion } from '../../features/people/recruiter-profiles/api/recruiter-question.ts';
import { guestViewQuestion } from '../../features/people/talent-profiles/api/guest-view-question.ts';
import { firstTalentsQuestion } from '../../features/search/talent-results/api/first-talents-question.ts';
import { contentPageQuestion } from '../../features/site/content/api/content-page-question.ts';
import { landingQuestion } from '../../features/site/landing/api/landing-question.ts';
import { paths } from '../../shared/lib/paths.ts';
import type { Question } from '../../shared/lib/question.ts';

interface PublicPage {
  readonly path: string;
  /** The module of the page, as the build's manifest names it: its styles and scripts go into the head. */
  readonly module: string;
  /** Parts of the page that arrive with a script of their own. Their styles must be there before it. */
  readonly parts?: readonly string[];
  /** What the page asks the server, told what stands in the open place of its path; the answers travel with it. */
  readonly questions?: (named: string) => readonly Question[];
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
  questions: () => [landingQuestion],
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
    parts: ['src/features/people/image-magician/components/work-bench.tsx'],
    listed: [paths.imageMagician()],
  },
  {
    ...info('/about/:id', 'info-page', [form('contact-form'), form('company-form')]),
    listed: [paths.company()],
  },
  {
    path: '/view-cms/:id',
    module: 'src/app/routes/content-page.tsx',
    questions: (id) => [contentPageQuestion(id)],
    listed: [paths.termsAndConditions(), paths.privacyPolicy()],
  },
  {
    path: '/talent/:userId',
    module: 'src/app/routes/talent-profile/talent-profile-page.tsx',
    questions: (userId) => [guestViewQuestion(userId)],
    isNeverKept: true,
    isTimeless: true,
    listed: [],
  },
  {
    path: '/recruiter/:userUniqueId',
    module: 'src/app/routes/recruiter/recruiter-page.tsx',
    questions: (userUniqueId) => [recruiterQuestion(userUniqueId)],
    isNeverKept: true,
    listed: [],
  },
  {
    path: paths.findTalents(),
    module: 'src/app/routes/find-talents/find-talents-page.tsx',
    questions: () => [firstTalentsQuestion],
    isNeverKept: true,
    isBare: true,
    listed: [paths.findTalents()],
  },
];
