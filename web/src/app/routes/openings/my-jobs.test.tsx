import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  sampleJob,
  sampleJobs,
  sampleProject,
  sampleShare,
} from '../../../features/casting/my-jobs/my-jobs-for-test.ts';
import { closeMessages, useMessagesRequest } from '../../../features/messaging/messages/index.ts';
import { json, offline, problem, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { emitLive } from '../../../shared/lib/live/live-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { Providers } from '../../providers.tsx';
import { Component as ClosedProjects } from './closed-projects-page.tsx';
import { Component as OpenProjects } from './open-projects-page.tsx';
import { Component as SharedProject } from './shared-project-page.tsx';

const list = 'GET /v1/share-project-details/project-list';
const openIt = 'POST /v1/recruiter-project/clickopenprojectsbyid';
const reply = 'PATCH /v1/share-project-details/3';

function openRouter(path: string, answers: Parameters<typeof startFakeServer>[0]) {
  openPage(path, answers);
  return router;
}

/** Which conversation is asked for. */
const Requested = () => <output data-testid="requested">{JSON.stringify(useMessagesRequest())}</output>;

let router: ReturnType<typeof createMemoryRouter>;

function openPage(path: string, answers: Parameters<typeof startFakeServer>[0]) {
  const server = startFakeServer({
    'GET /v1/recruiter-project/getdocuments/5': () => json(200, { results: [] }),
    [list]: () => json(200, sampleJobs()),
    ...answers,
  });
  router = createMemoryRouter(
    [
      { path: '/app/openings/open-projects', element: <OpenProjects /> },
      {
        path: '/app/openings/open-projects/:id',
        element: [<SharedProject key="page" />, <Requested key="requested" />],
      },
      { path: '/app/openings/closed-projects', element: <ClosedProjects /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return server;
}

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ user_id: 7, user_type: 1 })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  closeMessages();
  await session.end();
  window.localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('Open Projects', () => {
  it('has your turn, their turn and dates set, with one turn line on everything', async () => {
    openPage('/app/openings/open-projects', {
      [list]: () =>
        json(
          200,
          sampleJobs({
            open: [
              sampleJob(),
              sampleJob({ id: 4, turn: 'they', status: 'interested', by: '2020-11-11T06:00:00Z' }),
              sampleJob({ kind: 'application', id: 5, turn: 'they', status: 'shortlisted', by: null }),
              sampleJob({ kind: 'casting', id: 6, turn: 'set', status: 'cast', by: '2099-01-11T18:30:00Z' }),
              sampleJob({ kind: 'fitting', id: 7, turn: 'they', status: 'asked', by: null }),
            ],
          }),
        ),
    });
    const yours = within(await screen.findByRole('list', { name: 'Your turn' }));
    expect(
      yours.getByText('₹ 45,000 per day. 12–20 Jan 2027, Mumbai. Priyanka Hegde, Lantern Casting'),
    ).toBeTruthy();
    expect(yours.getByText('Your calendar marks 2 of these dates as not available')).toBeTruthy();
    expect(yours.getByRole('link', { name: 'Read and reply: The singer' }).getAttribute('href')).toBe(
      '/app/openings/open-projects/5',
    );
    const theirs = within(screen.getByRole('list', { name: 'Their turn' }));
    expect(theirs.getByText('was due Wed 11 Nov')).toBeTruthy();
    expect(theirs.getByText('chooses from the shortlist')).toBeTruthy();
    // A kind this version does not know still has its place.
    expect(theirs.getAllByRole('listitem')).toHaveLength(3);
    expect(within(screen.getByRole('list', { name: 'Dates set' })).getByText('Mon 12 Jan')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Open Projects/ }).textContent).toContain('1');
  });

  it('answers an availability check with its exact words', async () => {
    const check = sampleJob({ kind: 'availability_check', id: 12, status: 'asked' });
    const server = openPage('/app/openings/open-projects', {
      [list]: () => json(200, sampleJobs({ open: [check] })),
      'PATCH /v1/unlock-available-calander/12': () => json(200, { status: 'available' }),
    });
    expect(await screen.findByRole('button', { name: 'Yes, available' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sorry, not available' }));
    await waitFor(() =>
      expect(server.bodiesOf('PATCH /v1/unlock-available-calander/12')).toEqual([
        { isTalentUnavailable: false, start_date: '2027-01-12', end_date: '2027-01-20' },
      ]),
    );
  });

  it('shows the beginning of a long section, and stays unfolded on the way back', async () => {
    const user = userEvent.setup({ delay: null });
    const many = (count: number, change: Parameters<typeof sampleJob>[0]) =>
      Array.from({ length: count }, (_, at) => sampleJob({ ...change, id: 100 * count + at }));
    const router = openRouter('/app/openings/open-projects', {
      [list]: () =>
        json(
          200,
          sampleJobs({ open: [...many(25, {}), ...many(12, { turn: 'they', status: 'interested' })] }),
        ),
      [openIt]: () => json(200, sampleProject()),
    });
    const count = async (name: string) =>
      within(await screen.findByRole('list', { name })).getAllByRole('listitem').length;
    expect([await count('Your turn'), await count('Their turn')]).toEqual([10, 12]);
    await user.click(screen.getByRole('button', { name: 'Show all 25: Your turn' }));
    expect(await count('Your turn')).toBe(25);
    await user.click(
      screen.getAllByRole('link', { name: 'Read and reply: The singer' }).at(-1) ?? document.body,
    );
    await user.click(await screen.findByRole('link', { name: 'My Jobs' }));
    expect(await count('Your turn')).toBe(25);
    await user.click(screen.getByRole('button', { name: 'Show fewer: Your turn' }));
    expect(await count('Your turn')).toBe(10);
    expect(router.state.location.search).toBe('');
  });

  it('is kind before anything happened', async () => {
    openPage('/app/openings/open-projects', {});
    expect(await screen.findByRole('heading', { name: /that’s normal/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Calendar' })).toBeTruthy();
  });
});

describe('Closed Projects', () => {
  const about = {
    project: sampleJob().project,
    character: sampleJob().character,
    recruiter: sampleJob().recruiter,
  };

  it('tells how each one ended, their words first', async () => {
    openPage('/app/openings/closed-projects', {
      [list]: () =>
        json(
          200,
          sampleJobs({
            closed: [
              {
                ...about,
                kind: 'share',
                id: 3,
                status: 'role_cast',
                detail: {},
                ended_at: '2026-11-02T06:00:00Z',
                words: 'Thank you for your time.',
              },
            ],
          }),
        ),
    });
    expect(await screen.findByText('Thank you for your time.')).toBeTruthy();
    expect(screen.getByText(/It says nothing about you/)).toBeTruthy();
    expect(screen.getByText('Role closed')).toBeTruthy();
    expect(screen.getByText(/^Someone else was cast on/)).toBeTruthy();
  });
});

describe('a shared project', () => {
  const at = '/app/openings/open-projects/5';

  it('says everything one needs to decide, and sends interested', async () => {
    let interest: 'interested' | null = null;
    const server = openPage(at, {
      [openIt]: () =>
        json(200, sampleProject([sampleShare({ interest, ...(interest && { status: interest }) })])),
      [reply]: () => {
        interest = 'interested';
        return json(200, {});
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'The singer, Monsoon Line' })).toBeTruthy();
    expect(screen.getByText('Would you read this?')).toBeTruthy();
    expect(screen.getByText('6 days, 12–20 Jan 2027')).toBeTruthy();
    expect(screen.getByText('On a platform')).toBeTruthy();
    expect(screen.getByText(/You’re not available 12–13 Jan 2027/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'I’m interested' }));
    expect(await screen.findByText(/You said you’re interested/)).toBeTruthy();
    expect(server.bodiesOf(reply)).toEqual([{ interest: 'interested' }]);
    expect(screen.getByRole('button', { name: 'Change to declined' })).toBeTruthy();
  });

  it('declines with a reason, which is kept when the dialog is left', async () => {
    const server = openPage(at, { [openIt]: () => json(200, sampleProject()), [reply]: () => json(200, {}) });
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await userEvent.type(await screen.findByLabelText('Reason'), 'On stage then');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('On stage then');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() =>
      expect(server.bodiesOf(reply)).toEqual([{ interest: 'declined', reason: 'On stage then' }]),
    );
  });

  it('keeps the reply without a connection', async () => {
    openPage(at, { [openIt]: () => json(200, sampleProject()), [reply]: offline });
    await userEvent.click(await screen.findByRole('button', { name: 'I’m interested' }));
    expect(await screen.findByText(/kept on this device/)).toBeTruthy();
  });

  it('says when it came too late', async () => {
    openPage(at, {
      [openIt]: () => json(200, sampleProject()),
      [reply]: () => problem(409, 'ALREADY_SETTLED'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'I’m interested' }));
    expect(await screen.findByText('This is closed. Your reply wasn’t sent.')).toBeTruthy();
  });

  it('has nothing to reply to once the character is cast, and nothing at all for someone else', async () => {
    openPage(at, {
      [openIt]: () => json(200, sampleProject([sampleShare({ can_answer: false, ended_by: 'role_cast' })])),
    });
    expect(await screen.findByText(/^Someone else was cast as The singer/)).toBeTruthy();
    expect(screen.getByText('You don’t need to reply.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I’m interested' })).toBeNull();
  });

  it.each([
    ['project_closed', 'interested', 'This project is closed.', 'Your reply stays: interested.'],
    ['went_on', 'interested', /^Priyanka Hegde is going on with you/, 'Your reply stays: interested.'],
    [
      'role_dropped',
      'declined',
      'The recruiter dropped this character. It says nothing about you.',
      'Your reply stays: declined.',
    ],
  ] as const)('says truly why it is over: %s', async (ended_by, interest, why, stays) => {
    openPage(at, {
      [openIt]: () =>
        json(200, sampleProject([sampleShare({ can_answer: false, ended_by, interest, status: 'read' })])),
    });
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.getByText(stays)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Change to/ })).toBeNull();
  });

  it('lets someone under 18 only decline what is for adults', async () => {
    openPage(at, {
      [openIt]: () => json(200, sampleProject([sampleShare({ obstacle: 'adults_only' })])),
    });
    expect(await screen.findByText(/Under 18 you can only decline/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I’m interested' })).toBeNull();
  });

  it('leads to a conversation about this project, and to a report that is kept until it is sent', async () => {
    const user = userEvent.setup({ delay: null });
    const report = 'POST /v1/project-abuse-report';
    const server = openPage(at, {
      [openIt]: () => json(200, sampleProject()),
      'GET /v1/report-reason/reportProjectList': () =>
        json(200, { results: [{ id: 1, title: 'Asks for money' }] }),
      [report]: () => json(201, { id: 1, reported_at: '2026-11-19T06:00:00Z' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Report project' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Monsoon Line' }));
    await user.click(await dialog.findByRole('radio', { name: 'Asks for money' }));
    await user.type(dialog.getByRole('textbox'), 'For the audition');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Report project' }));
    const again = within(await screen.findByRole('dialog', { name: 'Report Monsoon Line' }));
    expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe('For the audition');
    await user.click(await again.findByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(/Our team will read your report/)).toBeTruthy();
    expect(server.bodiesOf(report)).toEqual([{ project_id: 5, reason_id: 1, text: 'For the audition' }]);
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Message Priyanka Hegde' }));
    expect(JSON.parse(screen.getByTestId('requested').textContent)).toEqual({ userId: 8, projectId: 5 });
  });

  it('leads back to the tab, the page and the place one came from', async () => {
    const closed = sampleJobs({
      closed: [
        {
          ...sampleJob(),
          kind: 'share',
          id: 3,
          status: 'closed',
          detail: {},
          ended_at: '2026-11-02T06:00:00Z',
          words: null,
        },
      ],
    });
    const router = openRouter('/app/openings/closed-projects?page=2', {
      [openIt]: () => json(200, sampleProject()),
      [list]: () =>
        json(200, { ...closed, closed: { ...closed.closed, page: 2, totalPages: 2, totalResults: 11 } }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'See project: The singer' }));
    const back = await screen.findByRole('link', { name: 'Closed Projects' });
    expect(router.state.location.pathname).toBe(at);
    await userEvent.click(back);
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/app/openings/closed-projects?page=2',
      ),
    );
    expect(router.state.historyAction).toBe('POP');
  });

  it('is read in every tab at once', async () => {
    let status = 'shared';
    openPage('/app/openings/open-projects', {
      [list]: () => json(200, sampleJobs({ open: [sampleJob({ status })] })),
    });
    expect(await screen.findByText('New project')).toBeTruthy();
    status = 'read';
    act(() => emitLive('notification', { user_id: 7, jobs: true }));
    expect(await screen.findByText('Asked if you’re interested')).toBeTruthy();
    expect(screen.queryByText('New project')).toBeNull();
  });

  it('is not found when it was not shared', async () => {
    openPage(at, { [openIt]: () => problem(404, 'NOT_FOUND') });
    expect(await screen.findByRole('heading', { level: 1, name: 'This project isn’t here' })).toBeTruthy();
    expect(screen.getByText('It may not be shared with you')).toBeTruthy();
  });
});
