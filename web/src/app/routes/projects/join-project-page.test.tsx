import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { owner, signInRecruiter } from '../../../features/casting/project-people/project-people-for-test.ts';
import {
  type Answers,
  json,
  noContent,
  problem,
  startFakeServer,
} from '../../../shared/lib/api/fake-server-for-test.ts';
import { session } from '../../../shared/lib/session/index.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { Component } from './join-project-page.tsx';

const token = 'A'.repeat(43);
const url = `/v1/recruiter-project/invitations/${token}`;
const invitation = {
  project_id: 2,
  title: 'Monsoon Line',
  project_type: 'Web series',
  owner: { ...owner, name: 'Priyanka Hegde' },
  role: 'associate',
  expires_at: '2026-11-23T08:00:00Z',
  is_member: false,
};

function open(answers: Answers) {
  startFakeServer(answers);
  const router = createMemoryRouter(
    [
      { path: '/app/my-projects/join/:token', element: <Component /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [`/app/my-projects/join/${token}`] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const read = (change: object = {}) => ({ [`GET ${url}`]: () => json(200, { ...invitation, ...change }) });
const join = async () => userEvent.click(await screen.findByRole('button', { name: 'Join project' }));

beforeEach(() => signInRecruiter({ user_id: 12 }));
afterEach(async () => {
  toasts.set([]);
  vi.stubGlobal('fetch', () => Promise.resolve(noContent()));
  await session.end();
  vi.unstubAllGlobals();
});

describe('the page an invitation leads to', () => {
  it('says what the project is, who invites and what one may do, and joins', async () => {
    const router = open({
      ...read(),
      [`POST ${url}`]: () => json(200, { project_id: 2, role: 'associate' }),
    });
    expect(await screen.findByRole('heading', { name: 'Join “Monsoon Line”' })).toBeTruthy();
    expect(screen.getByText('Priyanka Hegde from Lantern Casting invited you')).toBeTruthy();
    for (const text of ['Web series', 'Associate', '23 Nov 2026'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('You can do everything except close', { exact: false })).toBeTruthy();
    await join();
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/my-projects/2'));
    expect(toasts.get().at(-1)?.text).toBe('You joined “Monsoon Line”!');
  });

  it.each([
    [403, 'LINK_USED', 'This invitation was already used'],
    [403, 'LINK_EXPIRED', 'This invitation has expired'],
    [404, 'NOT_FOUND', 'Invitation not found'],
    [400, 'VALIDATION_FAILED', 'Invitation not found'],
  ])('%i %s leads on', async (status, code, title) => {
    open({ [`GET ${url}`]: () => problem(status, code) });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View my projects' }).getAttribute('href')).toBe(
      '/app/my-projects',
    );
  });

  it('leads a member to the project', async () => {
    open(read({ is_member: true }));
    expect(await screen.findByRole('heading', { name: 'You’re already on “Monsoon Line”' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View project' }).getAttribute('href')).toBe(
      '/app/my-projects/2',
    );
  });

  it('says so when the link was used meanwhile', async () => {
    open({ ...read(), [`POST ${url}`]: () => problem(403, 'LINK_USED') });
    await join();
    expect(await screen.findByText('This invitation was already used')).toBeTruthy();
  });

  it('gives the reason of a refusal, and lets one try again after a failure', async () => {
    open({
      ...read(),
      [`POST ${url}`]: () => problem(409, 'CONFLICT', { detail: 'This project is closed.' }),
    });
    await join();
    expect(await screen.findByText('Couldn’t join the project. This project is closed.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Join project' })).toBeTruthy();
  });

  it('tells a frozen recruiter why not', async () => {
    signInRecruiter({ user_id: 12, isFreezed: true });
    open(read());
    expect(await screen.findByText('Your profile is frozen, so you can’t join projects.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Join project' })).toBeNull();
  });

  it('offers another try when the invitation could not be read', async () => {
    open({ [`GET ${url}`]: () => problem(500, 'INTERNAL') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
