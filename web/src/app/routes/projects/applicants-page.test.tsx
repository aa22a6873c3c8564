import type { ProjectCandidate } from '@callboard/contract/casting/project-people';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, problem } from '../../../shared/lib/api/fake-server-for-test.ts';
import { emitLive } from '../../../shared/lib/live/live-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { Providers } from '../../providers.tsx';
import { answerCalls } from '../find-talents/search-for-test.tsx';
import { Component } from './applicants-page.tsx';
import { listOf, someCharacter, someProject } from './project-for-test.tsx';

const path = '/app/my-projects/3/applicants';
const list = 'GET /v1/recruiter-project/selectprojectsbyid';
const counts = 'GET /v1/recruiter-project/applicant-decline-count/8/3/';

const sampleCandidate = (id: number, change: Partial<ProjectCandidate> = {}): ProjectCandidate => ({
  user_id: id,
  userUniqueId: `u-${id}`,
  name: `Talent ${id}`,
  image: null,
  current_residence: 'Mumbai',
  screen_min_age: 24,
  screen_max_age: 32,
  character: { id: 9, name: 'Meera' },
  source: 'applied',
  status: 'applied',
  isDecline: false,
  isRecruiterUnlocked: false,
  can_message: false,
  at: '2026-11-10T06:00:00Z',
  words: null,
  reason: null,
  ...change,
});

const pageOf = (people: ProjectCandidate[], totalResults = people.length) =>
  json(200, {
    results: people,
    page: 1,
    limit: 10,
    totalPages: Math.ceil(totalResults / 10),
    totalResults,
  });

function openPage(query = '', answers = {}, project = someProject()) {
  const server = answerCalls({
    'GET /v1/recruiter-project/3': () => json(200, project),
    'GET /v1/recruiter-project-character-library/getAll-Character/3': () =>
      json(200, listOf([someCharacter(9, { name: 'Meera' }), someCharacter(10, { name: 'Kale' })])),
    [list]: () => pageOf([sampleCandidate(1)]),
    [counts]: () => json(200, { applicants: 16, declined: 2 }),
    ...answers,
  });
  const router = createMemoryRouter(
    [
      { path: '/app/my-projects/:id/applicants', element: <Component /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path + query] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  const asked = () => Object.fromEntries(server.to(list).at(-1)?.url.searchParams ?? []);
  return { router, asked };
}

const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const found = heading.closest('li');
  if (!found) throw new Error(`${name} is in no row`);
  return within(found);
};

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ user_id: 8, user_type: 2, talenter: null })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe(path, () => {
  it('shows who applied with their words, and whom it was shared with', async () => {
    const { asked } = openPage('', {
      [list]: () =>
        pageOf([
          sampleCandidate(1, { words: 'I grew up on that line.' }),
          sampleCandidate(2, { source: 'shared', status: 'interested', words: 'Would you read this?' }),
        ]),
    });
    const applied = await row('Talent 1');
    expect(applied.getByText('I grew up on that line.').tagName).toBe('BLOCKQUOTE');
    expect(applied.getByText('New')).toBeTruthy();
    expect(applied.getByText('Mumbai. Plays 24–32')).toBeTruthy();
    expect(applied.getByText('Applied 10 Nov 2026 for Meera')).toBeTruthy();
    expect(applied.getByRole('link', { name: 'Talent 1' }).getAttribute('href')).toBe('/talent/u-1');
    const shared = await row('Talent 2');
    expect(shared.getByText('Interested')).toBeTruthy();
    expect(shared.getByText('Your message: Would you read this?')).toBeTruthy();
    expect(await screen.findByText('16 applications, 2 declined or closed')).toBeTruthy();
    expect(asked()).toEqual({
      recruiter_id: '8',
      project_id: '3',
      isDecline: 'false',
      sort: 'newest',
      page: '1',
    });
    expect(document.title).toBe('Applicants for Monsoon Line · Callboard');
  });

  it('opens the conversation only with whom one may write to', async () => {
    const people = [sampleCandidate(1), sampleCandidate(2, { can_message: true })];
    openPage('', { [list]: () => pageOf(people) });
    await row('Talent 1');
    const links = screen.getAllByRole('link', { name: /^Message/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/app/messages?with=2']);
  });

  it('follows what the team does, and says when one was removed', async () => {
    let applicants = 16;
    openPage('', { [counts]: () => json(200, { applicants, declined: 2 }) });
    expect(await screen.findByText('16 applications, 2 declined or closed')).toBeTruthy();
    applicants = 17;
    act(() => emitLive('project', { project_id: 3 }));
    expect(await screen.findByText('17 applications, 2 declined or closed')).toBeTruthy();
    act(() => emitLive('project', { project_id: 3, removed: true }));
    expect(await screen.findByText('You’re no longer on this project')).toBeTruthy();
  });

  it('keeps character, filter and order in the address, and back undoes them', async () => {
    const { router, asked } = openPage('?page=2', { [list]: () => pageOf([sampleCandidate(1)], 24) });
    const user = userEvent.setup();
    await row('Talent 1');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Character' }), 'Kale');
    await waitFor(() => expect(router.state.location.search).toBe('?character=10'));
    await user.click(screen.getByRole('radio', { name: 'Declined or closed' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Name');
    await waitFor(() => expect(router.state.location.search).toBe('?character=10&show=declined&sort=name'));
    await waitFor(() =>
      expect(asked()).toMatchObject({ character_id: '10', isDecline: 'true', sort: 'name' }),
    );
    await router.navigate(-3);
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  });

  it('names no character where the page is about one', async () => {
    openPage('?character=9');
    expect((await row('Talent 1')).getByText('Applied 10 Nov 2026')).toBeTruthy();
  });

  it('says what to do where nobody applied, and how to see everyone where the filters leave nobody', async () => {
    openPage('?character=9', { [list]: () => pageOf([]) });
    const everyone = await screen.findByRole('link', { name: 'Show everyone' });
    expect(everyone.getAttribute('href')).toBe(`${path}?show=all`);
  });

  it('has no filters before anybody applied', async () => {
    openPage('', { [list]: () => pageOf([]), [counts]: () => json(200, { applicants: 0, declined: 0 }) });
    expect(await screen.findByText('No applications yet')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Filter applicants' })).toBeNull();
  });

  it('leads to those who declined where nobody else is left', async () => {
    openPage('', { [list]: () => pageOf([]) });
    expect(await screen.findByRole('link', { name: 'Show everyone' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Filter applicants' })).toBeTruthy();
  });

  it('leads from a page past the end to the last one', async () => {
    const { router } = openPage('?page=9', {
      [list]: () => json(200, { results: [], page: 9, limit: 10, totalPages: 2, totalResults: 12 }),
    });
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  });

  it('says that a project one is not on is missing', async () => {
    openPage('', { 'GET /v1/recruiter-project/3': () => problem(404, 'NOT_FOUND') });
    expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeTruthy();
  });
});
