import { describe, expect, it } from 'vitest';
import { someUser } from '../../../shared/lib/session/session-for-test.ts';
import {
  headerMenu,
  homePath,
  type MenuContext,
  type MenuEntry,
  ownPages,
  showsAuthLinks,
  slideMenu,
} from './menu-rules.ts';

const talenter = { last_activity_page: 2, talent_edit_image: null, talent_edit_doc: null };
const talent = someUser({ unreadCount: 4 });
const newcomer = someUser({ talenter: { ...talenter, is_profile_creation_completed: false } });
const recruiter = someUser({
  user_type: 2,
  unreadCount: 2,
  talenter: null,
  recruiter: { recruiter_edit_image: null, recruiter_edit_doc: null, recruiter_cover_image: null },
});

const labels = (entries: MenuEntry[]) => entries.map(({ label }) => label);
const at = (pathname: string, user?: MenuContext['user']): MenuContext => ({
  user,
  pathname,
  unread: user?.unreadCount ?? 0,
});

describe('the header menu', () => {
  it.each([
    ['a guest on /', at('/'), ['findTalents', 'findJobs', 'castings']],
    ['a guest on /recruiters', at('/recruiters'), ['castings', 'findTalents']],
    ['a guest on /talents', at('/talents'), ['castings', 'findJobs']],
    ['a guest elsewhere', at('/about/company'), ['findTalents', 'findJobs', 'castings']],
    ['a talent', at('/app/dashboard', talent), ['myJobs', 'findJobs', 'castings', 'messages']],
    ['an incomplete talent', at('/app/talent/create', newcomer), []],
    [
      'a recruiter',
      at('/app/dashboard', recruiter),
      ['myProjects', 'myJobPostings', 'findTalents', 'castings', 'messages'],
    ],
  ])('of %s', (_, context, expected) => expect(labels(headerMenu(context))).toEqual(expected));

  it('links a talent from My Jobs to the open projects', () =>
    expect(headerMenu(at('/', talent))[0]?.to).toBe('/app/openings/open-projects'));

  it.each([
    ['each for a guest on /', at('/'), [true, true, true]],
    ['none for a guest on /recruiters', at('/recruiters'), [false, false]],
    ['none for a guest on /talents', at('/talents'), [false, false]],
    ['but the page one is on', at('/find-jobs'), [true, false, true]],
    ['nor its sub-pages', at('/find-jobs/mumbai-web-series'), [true, false, true]],
    ['none for those signed in', at('/find-jobs', talent), [false, false, false, false]],
  ])('opens a new tab: %s', (_, context, expected) =>
    expect(headerMenu(context).map(({ opensNewTab }) => opensNewTab)).toEqual(expected),
  );

  it.each([
    [at('/find-jobs/goa'), ['findJobs']],
    [at('/jobs/a-job'), ['findJobs']],
    [at('/find-jobs-elsewhere'), []],
    [at('/app/openings/closed-projects', talent), ['myJobs']],
    [at('/app/my-projects/7', recruiter), ['myProjects']],
  ])('marks the current page: %j', (context, expected) =>
    expect(labels(headerMenu(context).filter(({ isCurrent }) => isCurrent))).toEqual(expected),
  );

  it.each([
    ['everywhere', '/find-jobs', 4],
    ['but on the messages page', '/app/messages', 0],
    ['and on one conversation', '/app/messages/12', 0],
  ])('counts unread messages %s', (_, pathname, unread) =>
    expect(headerMenu(at(pathname, talent)).find(({ label }) => label === 'messages')?.unread).toBe(unread),
  );
});

describe('the slide menu', () => {
  it.each([
    ['a guest', at('/'), ['findTalents', 'findJobs', 'castings']],
    ['a guest on /recruiters', at('/recruiters'), ['findTalents', 'findJobs', 'castings']],
    ['a talent', at('/app/messages', talent), ['myJobs', 'findJobs', 'castings', 'messages']],
    ['a talent on the dashboard', at('/app/dashboard', talent), []],
    ['a talent in the wizard', at('/app/talent/create', talent), []],
    ['an incomplete talent', at('/find-jobs', newcomer), []],
    [
      'a recruiter on the dashboard',
      at('/app/dashboard', recruiter),
      ['myProjects', 'myJobPostings', 'findTalents', 'castings', 'messages'],
    ],
  ])('of %s', (_, context, expected) => expect(labels(slideMenu(context))).toEqual(expected));
});

describe('the way home', () => {
  it('leads members to the dashboard and guests to the first page', () => {
    expect(homePath(talent)).toBe('/app/dashboard');
    expect(homePath(recruiter)).toBe('/app/dashboard');
    expect(homePath(undefined)).toBe('/');
  });

  const published = someUser({
    talenter: { ...talenter, is_profile_creation_completed: false, last_activity_page: 6 },
  });
  it.each([
    ['a guest', at('/'), []],
    ['a talent', at('/find-jobs', talent), ['dashboard', 'calendar']],
    ['a talent who must finish the wizard', at('/find-jobs', newcomer), []],
    ['a talent who may browse before publishing', at('/find-jobs', published), ['dashboard', 'calendar']],
    ['a recruiter', at('/find-talents', recruiter), ['dashboard']],
  ])('is in the menus of %s', (_, context, expected) => expect(labels(ownPages(context))).toEqual(expected));

  it('marks the page one is on', () => {
    const current = ownPages(at('/app/talent/dashboard/calendar', talent)).filter(
      ({ isCurrent }) => isCurrent,
    );
    expect(labels(current)).toEqual(['calendar']);
  });
});

describe('Sign in and Sign Up', () => {
  it.each([
    ['/', true],
    ['/find-jobs', true],
    ['/recruiters', false],
    ['/talents', false],
  ])('for a guest on %s: %s', (pathname, shown) => expect(showsAuthLinks(at(pathname))).toBe(shown));

  it('never when signed in', () => expect(showsAuthLinks(at('/', talent))).toBe(false));
});
