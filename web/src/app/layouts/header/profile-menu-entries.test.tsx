import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../shared/lib/api/query-client.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { someUser } from '../../../shared/lib/session/session-for-test.ts';
import { renderForTest } from '../../../shared/ui/render-for-test.tsx';
import { newcomer, recruiter, signIn, talent } from '../shell-for-test.tsx';
import { ProfileMenuEntries } from './profile-menu-entries.tsx';

const Where = () => <output>{useLocation().pathname}</output>;

function open(user: SessionUser, pathname: string) {
  signIn(user);
  const onChangeIcon = vi.fn();
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <ProfileMenuEntries
        user={user}
        pathname={pathname}
        onChoose={() => undefined}
        onChangeIcon={onChangeIcon}
      />
      <Where />
    </QueryClientProvider>,
  );
  return { onChangeIcon };
}

const addressOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

beforeAll(loadSession);
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network in this test')));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the profile menu', () => {
  it.each([
    ['a recruiter', recruiter, '/recruiter/u-7', '/app/recruiter/dashboard/profile'],
    ['a talent', talent, '/talent/u-7', '/app/talent/dashboard/profile'],
    ['a half-made talent', newcomer, '/app/talent/create', '/app/talent/dashboard/profile'],
  ])('links %s to their page, settings and help', (_, user, profile, settings) => {
    open(user, '/find-jobs');
    expect(addressOf('Profile')).toBe(profile);
    expect(addressOf('Profile Settings')).toBe(settings);
    expect(addressOf('Contact us')).toBe(settings.replace('profile', 'contact'));
  });

  it.each([
    ['a talent', talent, '/app/dashboard', '/app/talent/dashboard/calendar'],
    ['a recruiter', recruiter, '/app/dashboard', undefined],
    ['a half-made talent', newcomer, undefined, undefined],
  ])('leads %s home', (_, user, dashboard, calendar) => {
    open(user, '/find-jobs');
    expect(addressOf('Dashboard')).toBe(dashboard);
    expect(addressOf('Calendar')).toBe(calendar);
  });

  it('has no Profile in the wizard', () => {
    open(newcomer, '/app/talent/create');
    expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
  });

  it('opens the dialog of the icon', async () => {
    const { onChangeIcon } = open(recruiter, '/app/my-projects');
    await userEvent.click(screen.getByRole('button', { name: 'Change Profile Icon' }));
    expect(onChangeIcon).toHaveBeenCalledOnce();
  });

  it('has no Change Profile Icon without a profile', () => {
    open(someUser({ talenter: null }), '/app/messages');
    expect(screen.queryByRole('button', { name: 'Change Profile Icon' })).toBeNull();
  });

  it('signs out even when the server is unreachable, and clears stored data', async () => {
    open(talent, '/app/openings/open-projects');
    window.localStorage.setItem('callboard-project-id', '12');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(window.localStorage.getItem('callboard-valid-session')).toBeNull());
    expect(screen.getByText('/', { selector: 'output' })).toBeTruthy();
    expect(window.localStorage.getItem('callboard-project-id')).toBeNull();
    expect(Date.parse(window.localStorage.getItem('callboard-last-login') ?? '')).not.toBeNaN();
    expect(window.sessionStorage.getItem('callboard-post-login-target')).toBeNull();
  });
});
