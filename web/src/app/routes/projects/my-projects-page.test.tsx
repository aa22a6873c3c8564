import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDesk, sampleTask } from '../../../features/casting/desk/desk-for-test.ts';
import {
  projectPage,
  sampleProject,
  sampleSlot,
} from '../../../features/casting/projects/projects-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { Providers } from '../../providers.tsx';
import { answerCalls, json, problemAnswer } from '../find-talents/search-for-test.tsx';
import { Component } from './my-projects-page.tsx';

const path = '/app/my-projects';
const list = 'GET /v1/recruiter-project/get-all';
const closedList = 'GET /v1/recruiter-project/recruiter-close-audition';
const desk = 'GET /v1/recruiter/8/desk';

const monsoon = sampleProject(2, {
  title: 'Monsoon Line',
  internal_title: 'Line 7',
  production_house: 'Tidewater Originals',
  cities: ['Mumbai', 'Ratnagiri'],
  wanted: 7,
  counts: { shortlisted: 41, applied: 6, invited: 2, auditioned: 17, offered: 2, cast: 1 },
  new_faces: 3,
  to_decide: 3,
  characters: [
    sampleSlot(4, { name: 'Meera', listed: 9, unseen: 2, stage: 'applied' }),
    sampleSlot(5, {
      name: 'Inspector Kale',
      status: 'cast',
      cast: 1,
      stage: 'cast',
      face: { name: 'Arjun K.', image: '/kale.webp' },
    }),
    sampleSlot(6, { name: 'Customers', wanted: 5, cast: 4, listed: 1200, stage: 'cast' }),
    sampleSlot(7, { name: 'Ghost', status: 'dropped' }),
  ],
});
const paused = sampleProject(3, { title: 'Rajdhani Nights', status: 'paused', wanted: 6 });
const draft = sampleProject(5, { title: 'Kabaddi 90', status: 'draft' });
const closed = sampleProject(6, {
  title: 'The Ferryman',
  status: 'closed',
  closed_at: '2026-11-02T06:00:00Z',
  reopen_until: '2026-12-02',
  wanted: 9,
  counts: { ...monsoon.counts, cast: 9 },
});
const all = [draft, paused, monsoon, closed];

const usual = {
  [list]: () => json(200, projectPage(all)),
  [closedList]: () => json(200, { results: [closed], page: 1, limit: 5, totalPages: 1, totalResults: 1 }),
  [desk]: () => json(200, sampleDesk({ tasks: [sampleTask()] })),
};

function openPage(query = '') {
  const router = createMemoryRouter(
    [
      { path, element: <Component /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path + query] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

const recruiter = (change = {}) => someUser({ user_id: 8, user_type: 2, talenter: null, ...change });
const rows = async () => within(await screen.findByRole('list', { name: 'Projects' }));

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', recruiter()));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  toasts.set([]);
  onlineManager.setOnline(true);
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe(path, () => {
  it('shows open projects with their characters, the paused and drafts after them', async () => {
    answerCalls(usual);
    openPage();
    const shown = await rows();
    expect(shown.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Monsoon Line',
      'Rajdhani Nights',
      'Kabaddi 90',
    ]);
    expect(shown.getByText('Web series for Tidewater Originals. Mumbai and Ratnagiri')).toBeTruthy();
    expect(shown.getByText('3 wait for you')).toBeTruthy();
    expect(shown.getByText('Line 7')).toBeTruthy();
    const characters = within(shown.getByRole('list', { name: 'Characters of Monsoon Line' }));
    expect(characters.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '9Meera9 talents2 new',
      'Inspector KaleCast',
      '1,200Customers1200 talents4 of 5 cast',
    ]);
    expect(characters.getByRole('img', { name: 'Arjun K.' })).toBeTruthy();
    expect(screen.getByText('1 open, 3 characters still to cast')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New project' }).getAttribute('href')).toBe(`${path}/new`);
    expect(shown.getByRole('link', { name: 'Finish Kabaddi 90' }).getAttribute('href')).toBe(
      `${path}/5/edit`,
    );
    expect(document.title).toBe('My Projects · Callboard');
  });

  it('ends what needs somebody in the act itself', async () => {
    answerCalls(usual);
    openPage();
    const needs = within(await screen.findByRole('region', { name: 'Needs you today' }));
    expect(await needs.findByText('3 new applications for Meera')).toBeTruthy();
    expect(needs.getByRole('link', { name: 'Review Meera' }).getAttribute('href')).toBe(
      `${path}/2/applicants?character=4`,
    );
  });

  it('says whose a team’s project is', async () => {
    const theirs = { ...monsoon, role: 'viewer' as const };
    const resting = { ...paused, role: 'viewer' as const };
    answerCalls({ ...usual, [list]: () => json(200, projectPage([theirs, resting])) });
    openPage();
    const shown = await rows();
    expect(
      shown.getByText('Of Priyanka Hegde, Lantern Casting, you’re a viewer', { exact: false }),
    ).toBeTruthy();
    expect(shown.queryByRole('button')).toBeNull();
  });

  it('keeps the search in the address, and back undoes it', async () => {
    const server = answerCalls(usual);
    const router = openPage();
    await rows();
    await userEvent.click(screen.getByRole('radio', { name: 'Paused 1' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=paused'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Whose' }), 'Mine');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'First shot');
    await userEvent.type(screen.getByLabelText('Title or character'), 'Meera{Enter}');
    await waitFor(() =>
      expect(server.to(list).at(-1)?.url.search).toBe(
        '?whose=own&search=Meera&status=paused&sort=shoot&page=1',
      ),
    );
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?status=paused&whose=own&sort=shoot');
  });

  it('resumes a paused project in place', async () => {
    const patch = 'PATCH /v1/recruiter-project/3';
    const server = answerCalls({ ...usual, [patch]: () => problemAnswer(409, 'CONFLICT') });
    openPage();
    const resume = await screen.findByRole('button', { name: 'Resume Rajdhani Nights' });
    await userEvent.click(resume);
    expect(
      await screen.findByText('Couldn’t resume Rajdhani Nights. It’s still paused. Try again!'),
    ).toBeTruthy();
    expect(server.to(patch)[0]?.body).toEqual({ status: 'open' });
  });

  it('changes nothing for a frozen recruiter', async () => {
    session.start(answerOf('t-1', recruiter({ isFreezed: true })));
    answerCalls(usual);
    openPage();
    const resume = await screen.findByRole<HTMLButtonElement>('button', { name: 'Resume Rajdhani Nights' });
    expect(resume.disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New project' }).disabled).toBe(true);
  });

  it('pages twenty at a time and returns from beyond the end', async () => {
    const twenty = Array.from({ length: 20 }, (_, at) => sampleProject(at + 1));
    const many = { totalResults: 1000, totalPages: 50 };
    const server = answerCalls({
      ...usual,
      [list]: (url: URL) =>
        json(
          200,
          url.searchParams.get('page') === '50'
            ? projectPage(twenty, { ...many, page: 50 })
            : projectPage([], { ...many, page: 99, counts: { ...projectPage(twenty).counts } }),
        ),
    });
    const router = openPage('?page=99');
    expect(await screen.findByText('981 to 1,000 of 1,000')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=50');
    expect(server.to(list)).toHaveLength(2);
  });

  it('folds closed projects at the foot, five a page', async () => {
    const many = { results: [closed], page: 1, limit: 5, totalPages: 5, totalResults: 21 };
    const server = answerCalls({ ...usual, [closedList]: () => json(200, many) });
    openPage('?search=Fe');
    const foot = within(await screen.findByRole('list', { name: 'Closed projects' }));
    expect(foot.getByText(/Closed 2 Nov 2026, 9 of 9 cast\. Reopen until 2 Dec 2026/)).toBeTruthy();
    expect(server.to(closedList)[0]?.url.search).toBe('?whose=all&search=Fe&page=1');
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
      `${path}?search=Fe&closed=2`,
    );
  });

  it('begins with one button where there is no project', async () => {
    answerCalls({
      ...usual,
      [list]: () => json(200, projectPage([])),
      [desk]: () => json(200, sampleDesk()),
    });
    openPage();
    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'New project' })).toHaveLength(1);
    expect(screen.queryByLabelText('Title or character')).toBeNull();
  });

  it('says that nothing was found, with a way back to all', async () => {
    answerCalls({ ...usual, [list]: () => json(200, projectPage([])) });
    openPage('?search=Nobody&sort=title');
    expect(await screen.findByRole('heading', { name: 'No projects match' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(`${path}?sort=title`);
  });

  it('shows an error and retries', async () => {
    let isBroken = true;
    answerCalls({
      ...usual,
      [list]: () => (isBroken ? problemAnswer(403, 'FORBIDDEN') : json(200, projectPage(all))),
    });
    openPage();
    expect(await screen.findByText('Your projects are safe.')).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await rows()).getByRole('heading', { name: 'Monsoon Line' })).toBeTruthy();
  });

  it('waits while offline and says so', async () => {
    answerCalls(usual);
    onlineManager.setOnline(false);
    openPage();
    expect(await screen.findByText(/load when you’re back online/)).toBeTruthy();
  });
});
