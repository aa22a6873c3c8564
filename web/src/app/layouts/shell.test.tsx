import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAuthDialog, openAuthDialog } from '../../shared/lib/auth-dialog.ts';
import { loadSession, rememberTarget, session } from '../../shared/lib/session/index.ts';
import { someUser } from '../../shared/lib/session/session-for-test.ts';
import { header, mainLinks, newcomer, openApp, recruiter, signIn, talent } from './shell-for-test.tsx';

beforeAll(loadSession);
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network in this test')));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  closeAuthDialog();
  window.sessionStorage.clear();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const menuKeys = (links: HTMLElement[]) =>
  links.map(({ textContent }) => textContent?.replace(/\(opens in a new tab\)/, '').trim());
const isNewTab = (link: HTMLElement) => link.getAttribute('target') === '_blank';

describe('the header of a guest', () => {
  it('has sign in and sign up, and opens other pages in a new tab', async () => {
    openApp('/find-jobs');
    const links = await mainLinks();
    expect(menuKeys(links)).toEqual(['Find Talents', 'Find Jobs', 'Castings']);
    expect(links.map(isNewTab)).toEqual([true, false, true]);
    for (const link of links.filter(isNewTab)) expect(link.getAttribute('rel')).toContain('noopener');
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    const doors = within(await header());
    expect(doors.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/sign-in');
    expect(doors.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/auth/sign-up');
    expect(doors.queryByRole('paragraph')).toBeNull();
  });

  it('opens sign-in as a dialog, which Escape closes', async () => {
    const router = openApp('/find-jobs');
    await userEvent.click(within(await header()).getByRole('link', { name: 'Sign Up' }));
    const popup = await screen.findByRole('dialog');
    expect(await within(popup).findByRole('heading', { name: 'Sign Up' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/find-jobs');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has a slide menu with the missing link, and restores focus', async () => {
    openApp('/find-jobs');
    const button = await screen.findByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: 'Sign in' })).toBeTruthy();
    await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  });
});

describe('the header when signed in', () => {
  it.each([
    ['talent', talent, '/app/openings/open-projects', ['My Jobs', 'Find Jobs', 'Castings', 'Messages']],
    [
      'recruiter',
      recruiter,
      '/app/my-projects',
      ['My Projects', 'My Job Postings', 'Find Talents', 'Castings', 'Messages'],
    ],
  ] as const)('leads a %s in the same tab, and marks where one is', async (_, user, path, expected) => {
    signIn(user);
    const router = openApp(path);
    const links = await mainLinks();
    expect(menuKeys(links)).toEqual(expected);
    expect(links.some(isNewTab)).toBe(false);
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
    expect(within(await header()).queryByRole('link', { name: /^Sign/ })).toBeNull();
    const castings = links.find(({ textContent }) => textContent === 'Castings');
    if (castings) await userEvent.click(castings);
    await waitFor(() => expect(router.state.location.pathname).toBe('/our-castings'));
  });

  it('has no menu in the wizard but the profile menu', async () => {
    signIn(newcomer);
    openApp('/app/talent/create');
    expect(await screen.findByRole('button', { name: /^Your menu/ })).toBeTruthy();
    expect(within(await header()).queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  });

  it('cuts a long name, which opens on a press and closes on the next', async () => {
    const name = 'Venkatanarasimharajuvaripeta Krishnamurty';
    signIn(someUser({ name }));
    openApp('/app/openings/open-projects');
    const button = await within(await header()).findByRole('button', { name });
    expect(button.textContent).toBe('Venkatanarasimhara…');
    await userEvent.click(button);
    expect(button.textContent).toBe(name);
    await userEvent.click(button);
    expect(button.textContent).toBe('Venkatanarasimhara…');
  });

  it('puts initials in the place of a picture that is gone', async () => {
    signIn(someUser({ gallary: [{ is_cover_photo: true, file_url: '/files/gone.webp' }] }));
    openApp('/app/openings/open-projects');
    const button = await screen.findByRole('button', { name: /^Your menu/ });
    button.querySelector('img')?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(button.textContent).toContain('AR'));
  });

  it.each([
    [talent, '/app/talent/dashboard/contact', 'Contact us'],
    [talent, '/app/openings/open-projects', 'Open Projects'],
    [recruiter, '/app/recruiter/dashboard/contact', 'Contact us'],
  ])('names the page', async (user, path, title) => {
    signIn(user);
    openApp(path);
    expect((await within(await header()).findAllByText(title)).length).toBeGreaterThan(0);
  });
});

describe('the header of a guest', () => {
  it('names the page', async () => {
    openApp('/our-castings');
    const named = await within(await header()).findAllByText('Castings');
    expect(named.map(({ tagName }) => tagName)).toContain('P');
  });
});

describe('page access', () => {
  it('leads from the popup on a public page to the page asked for before', async () => {
    rememberTarget('/app/my-projects');
    const router = openApp('/find-talents');
    await act(async () => openAuthDialog('sign-in'));
    await screen.findByRole('dialog');
    await act(async () => signIn(recruiter));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/my-projects'));
    await waitFor(() => expect(window.sessionStorage.getItem('callboard-post-login-target')).toBeNull());
  });

  it.each([
    ['a recruiter who signs in over a search where they are', recruiter, '/find-talents', '/find-talents'],
    ['a talent who signs in over a search for jobs there', talent, '/find-jobs', '/find-jobs'],
    ['a new talent from there to the wizard', newcomer, '/find-jobs', '/app/talent/create'],
    ['a recruiter from there home', recruiter, '/find-jobs', '/app/dashboard'],
  ])('leaves or leads %s', async (_, user, path, end) => {
    const router = openApp(path);
    await act(async () => openAuthDialog('sign-in'));
    await screen.findByRole('dialog');
    await act(async () => signIn(user));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(router.state.location.pathname).toBe(end));
  });

  it.each([
    ['a half-made talent from messages to the wizard', newcomer, '/app/messages', '/app/talent/create'],
    ['a recruiter from the wizard home', recruiter, '/app/talent/create', '/app/dashboard'],
    [
      'a recruiter from a talent’s settings home',
      recruiter,
      '/app/talent/dashboard/profile',
      '/app/dashboard',
    ],
    ['a talent from projects home', talent, '/app/my-projects', '/app/dashboard'],
  ])('sends %s', async (_, user, from, to) => {
    signIn(user);
    const router = openApp(from);
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
  });

  it('opens sign-up for a referral link and stores the referrer', async () => {
    openApp('/find-jobs?ref=asha-2026');
    const popup = await screen.findByRole('dialog');
    expect(await within(popup).findByText('I perform')).toBeTruthy();
    expect(window.localStorage.getItem('callboard-ref')).toBe('asha-2026');
  });

  it('ignores a referral link when signed in', async () => {
    signIn(talent);
    openApp('/find-jobs?ref=asha');
    await screen.findByRole('button', { name: /^Your menu/ });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the footer', () => {
  it('has its columns, the copyright line and the menuPaths', async () => {
    openApp('/find-jobs');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Product',
      'Legal',
      'Company',
      'Follow us',
    ]);
    expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()} Callboard`))).toBeTruthy();
    for (const [name, address] of [
      ['Terms and conditions', '/view-cms/terms-and-condition'],
      ['Privacy policy', '/view-cms/privacy-policy'],
      ['The company', '/about/company'],
      ['Contact us', '/about/contact-us'],
    ] as const) {
      expect(footer.getByRole('link', { name }).getAttribute('href')).toBe(address);
    }
    const soon = footer.getByRole('region', { name: 'Follow us' });
    expect(soon.textContent).toContain('Instagram, coming soon');
  });

  it.each(['/app/dashboard', '/app/messages'])('is not at %s', async (path) => {
    signIn(talent);
    openApp(path);
    await screen.findByRole('button', { name: /^Your menu/ });
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('the offline banner', () => {
  it.each([
    ['/app/dashboard', 'You’re offline. We’ll reconnect automatically.'],
    ['/app/messages?conversation=5', 'You’re offline. We’ll send your messages when you’re back.'],
  ])('is shown once on %s', async (path, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    signIn(talent);
    openApp(path);
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() =>
      expect(screen.getAllByText(/^You’re offline\. We’ll/).map(({ textContent }) => textContent)).toEqual([
        text,
      ]),
    );
  });
});
