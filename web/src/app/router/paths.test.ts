import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/lib/paths.ts';
import { productPages } from './route-table.ts';

const routes = productPages.map(({ path }) => ({ path, caseSensitive: true }));
const matched = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;

/** Each path builder with its row of the route table. */
const expected: [built: string, path: string][] = [
  [paths.auth(), '/auth/*'],
  [paths.signIn(), '/auth/*'],
  [paths.signUp(), '/auth/*'],
  [paths.forgotPassword(), '/auth/*'],
  [paths.resetPassword(), '/auth/*'],
  [paths.contentPage('faq'), '/view-cms/:id'],
  [paths.termsAndConditions(), '/view-cms/:id'],
  [paths.privacyPolicy(), '/view-cms/:id'],
  [paths.infoPage('team'), '/about/:id'],
  [paths.company(), '/about/:id'],
  [paths.contactUs(), '/about/:id'],
  [paths.guestDashboard(), '/dashboard'],
  [paths.app(), '/app/*'],
  [paths.createTalentProfile(), '/app/talent/create'],
  [paths.dashboard(), '/app/dashboard'],
  [paths.myJobs(), '/app/openings/open-projects'],
  [paths.sharedProject(3), '/app/openings/open-projects/:id'],
  [paths.closedJobs(), '/app/openings/closed-projects'],
  [paths.myApplications(), '/app/openings/my-applications'],
  [paths.myApplication(3), '/app/openings/my-applications/:id'],
  [paths.callboardOpenings(), '/app/openings/callboard-openings'],
  [paths.messages(), '/app/messages'],
  [paths.myProjects(), '/app/my-projects'],
  [paths.projectSummary(), '/app/recruiter/dashboard/project-summary'],
  [paths.newProject(), '/app/my-projects/new'],
  [paths.project(3), '/app/my-projects/:id'],
  [paths.editProject(3), '/app/my-projects/:id/edit'],
  [paths.projectApplicants(3), '/app/my-projects/:id/applicants'],
  [paths.shortlist(3, 9), '/app/my-projects/:id/shortlist/:characterId'],
  [paths.board(3), '/app/my-projects/:id/board'],
  [paths.lineUp(3, [1, 2]), '/app/my-projects/:id/line-up'],
  [paths.scenarios(3), '/app/my-projects/:id/scenarios'],
  [paths.newCharacter(3), '/app/my-projects/:id/characters/new'],
  [paths.pasteBreakdown(3), '/app/my-projects/:id/characters/paste'],
  [paths.projectCharacter(3, 9), '/app/my-projects/:id/characters/:characterId'],
  [paths.joinProject('A-token'), '/app/my-projects/join/:token'],
  [paths.myJobPostings(), '/app/my-job-postings'],
  [paths.newJob({ project: 3, character: 9 }), '/app/my-job-postings/new'],
  [paths.jobPosting(3), '/app/my-job-postings/:id'],
  [paths.jobApplicants(3), '/app/my-job-postings/:id/applicants'],
  [paths.talentNotifications(), '/app/talent/dashboard/notification'],
  [paths.recruiterNotifications(), '/app/recruiter/dashboard/notification'],
  [paths.settings(1), '/app/talent/dashboard/profile'],
  [paths.settings(2), '/app/recruiter/dashboard/profile'],
  [paths.editTalentSection('body'), '/app/talent/create'],
  [paths.talentCalendar(), '/app/talent/dashboard/calendar'],
  [paths.memberContact(1), '/app/talent/dashboard/contact'],
  [paths.memberContact(2), '/app/recruiter/dashboard/contact'],
  [paths.unlockedProfiles(), '/app/recruiter/dashboard/my-unlocked-profiles'],
  [paths.creditsBalance(), '/app/recruiter/dashboard/credits-balance'],
  [paths.subscription(), '/app/recruiter/dashboard/subscription'],
  [paths.billing(), '/app/recruiter/dashboard/payment'],
  [paths.verifyEmail(), '/verify-email'],
  [paths.talentLanding(), '/talents'],
  [paths.contact(), '/Contact'],
  [paths.support(), '/Support'],
  [paths.howItWorks(), '/HowitWorks'],
  [paths.about(), '/About'],
  [paths.exampleImage(), '/ExampleImage'],
  [paths.job(12), '/jobs/:id'],
  [paths.jobApply('a', { role: 9 }), '/jobs/:id/apply'],
  [paths.talent(7), '/talent/:userId'],
  [paths.home(), '/'],
  [paths.sharedShortlist('u-1'), '/share-short-list/:userUniqueId'],
  [paths.sharedProjectShortlists('p-1'), '/share-shortlists/:projectUniqueId'],
  [paths.recruiter('r-1'), '/recruiter/:userUniqueId'],
  [paths.recruiterLanding(), '/recruiters'],
  [paths.findTalents(), '/find-talents'],
  [paths.findJobs(), '/find-jobs'],
  [paths.findJobsBy('mumbai-web-series'), '/find-jobs/:searchParam'],
  [paths.castings(), '/our-castings'],
  [paths.imageMagician(), '/image-magician'],
  [paths.notFound(), '/404'],
];

const workshopPaths = ['design', 'outbox'];
/** Only our mails lead there. */
const mailedPaths = ['thisWasNotMe'];

/** Listed twice above, once per account kind. */
const pathsForEachKind = ['settings', 'memberContact'];

describe('paths', () => {
  it.each(expected)('%s leads to %s', (built, path) => {
    expect(matched(built)).toBe(path);
  });

  it('has a builder for every page and no other', () => {
    expect(new Set(expected.map(([, path]) => path))).toEqual(new Set(productPages.map(({ path }) => path)));
    expect(expected).toHaveLength(
      Object.keys(paths).length - workshopPaths.length - mailedPaths.length + pathsForEachKind.length,
    );
  });

  it('builds the specified paths', () => {
    const built = new Set(expected.map(([address]) => address));
    for (const named of productPages.flatMap((page) => page.named ?? [])) expect(built).toContain(named);
  });

  it('names the character of the applicants', () => {
    expect(paths.projectApplicants(3, 9)).toBe('/app/my-projects/3/applicants?character=9');
  });

  it('escapes identifiers', () => {
    expect(paths.talent('a/b?c#d')).toBe('/talent/a%2Fb%3Fc%23d');
    expect(matched(paths.sharedShortlist('../app'))).toBe('/share-short-list/:userUniqueId');
  });
});
