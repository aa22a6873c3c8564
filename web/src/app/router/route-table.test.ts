import { describe, expect, it } from 'vitest';
import { notBuiltYet, notBuiltYetRecord, productPages, routeTable } from './route-table.ts';

describe('the route table', () => {
  it('has the paths of the specification in their order', () => {
    expect(routeTable.map(({ path, access }) => `${path} ${access}`)).toEqual([
      '/auth/* guests',
      '/view-cms/:id public',
      '/about/:id public',
      '/dashboard guests',
      '/app/* signed-in',
      '/verify-email public',
      '/talents public',
      '/Contact public',
      '/Support public',
      '/HowitWorks public',
      '/About public',
      '/ExampleImage public',
      '/jobs/:id public',
      '/talent/:userId public',
      '/ public',
      '/share-short-list/:userUniqueId public',
      '/share-shortlists/:projectUniqueId public',
      '/recruiter/:userUniqueId public',
      '/recruiters public',
      '/find-talents public',
      '/find-jobs public',
      '/find-jobs/:searchParam public',
      '/our-castings public',
      '/image-magician public',
      '/404 public',
    ]);
  });

  it('knows the pages under /app', () => {
    const app = routeTable.find(({ path }) => path === '/app/*');
    expect(app?.children?.map(({ path }) => path)).toEqual([
      '/app/talent/create',
      '/app/dashboard',
      '/app/openings/open-projects',
      '/app/openings/open-projects/:id',
      '/app/openings/closed-projects',
      '/app/openings/my-applications',
      '/app/openings/my-applications/:id',
      '/app/openings/callboard-openings',
      '/app/messages',
      '/app/my-projects',
      '/app/my-projects/new',
      '/app/my-projects/:id',
      '/app/my-projects/:id/edit',
      '/app/my-projects/:id/board',
      '/app/my-projects/:id/shortlist/:characterId',
      '/app/my-projects/:id/line-up',
      '/app/my-projects/:id/scenarios',
      '/app/my-projects/:id/applicants',
      '/app/my-projects/:id/characters/new',
      '/app/my-projects/:id/characters/paste',
      '/app/my-projects/:id/characters/:characterId',
      '/app/my-projects/join/:token',
      '/app/my-job-postings',
      '/app/my-job-postings/new',
      '/app/my-job-postings/:id',
      '/app/my-job-postings/:id/applicants',
      '/app/talent/dashboard/notification',
      '/app/recruiter/dashboard/notification',
      '/app/talent/dashboard/profile',
      '/app/recruiter/dashboard/profile',
      '/app/talent/dashboard/calendar',
      '/app/talent/dashboard/contact',
      '/app/recruiter/dashboard/contact',
      '/app/recruiter/dashboard/my-unlocked-profiles',
      '/app/recruiter/dashboard/project-summary',
      '/app/recruiter/dashboard/credits-balance',
      '/app/recruiter/dashboard/subscription',
      '/app/recruiter/dashboard/payment',
    ]);
    expect(app?.children?.every(({ access }) => access === 'signed-in')).toBe(true);
  });

  it('lists the linked content and info pages', () => {
    expect(routeTable.flatMap(({ named = [] }) => named)).toEqual([
      '/view-cms/terms-and-condition',
      '/view-cms/privacy-policy',
      '/about/company',
      '/about/contact-us',
    ]);
  });

  it('has no path and no purpose twice', () => {
    expect(new Set(productPages.map(({ path }) => path)).size).toBe(productPages.length);
    expect(new Set(productPages.map(({ purposeKey }) => purposeKey)).size).toBe(productPages.length);
  });
});

describe('pages not built yet', () => {
  it('are as many as recorded', () => {
    expect(notBuiltYet).toHaveLength(notBuiltYetRecord);
  });
});
