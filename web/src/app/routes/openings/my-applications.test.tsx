import type { OwnApplication, OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDetail } from '../../../features/casting/applying/applying-for-test.ts';
import { someJob } from '../../../features/casting/job-cards/jobs-for-test.ts';
import { sampleJobs } from '../../../features/casting/my-jobs/my-jobs-for-test.ts';
import { json, offline, problem, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { emitLive } from '../../../shared/lib/live/live-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { Providers } from '../../providers.tsx';
import { Component as ApplicationPage } from './my-application-page.tsx';
import { Component as Applications } from './my-applications-page.tsx';

const list = 'GET /v1/job-audition-apply/user';
const one = 'GET /v1/job-audition-apply/12';
const move = 'PATCH /v1/job-audition-apply/12';

function openPage(path: string, answers: Parameters<typeof startFakeServer>[0]) {
  const server = startFakeServer({
    'GET /v1/share-project-details/project-list': () => json(200, sampleJobs()),
    ...answers,
  });
  const router = createMemoryRouter(
    [
      { path: '/app/openings/my-applications', element: <Applications /> },
      { path: '/app/openings/my-applications/:id', element: <ApplicationPage /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { server, router };
}

function sampleApplication(change: Partial<OwnApplication> = {}): OwnApplication {
  const { job: _job, steps: _steps, sent: _sent, others: _others, usual: _usual, ...about } = sampleDetail();
  const { actions: _actions, change_until: _until, recruiter: _recruiter, ...rest } = about;
  return {
    ...rest,
    recruiter: {
      user_id: 8,
      userUniqueId: 'u-8',
      name: 'Srinivas Rao',
      company: 'Deccan Reels',
      image: null,
    },
    reached: 1,
    ...change,
  };
}

const listOf = (results: OwnApplication[]) => ({
  results,
  page: 1,
  limit: 10,
  totalPages: results.length > 0 ? 1 : 0,
  totalResults: results.length,
  counts: [
    { jobApplyStatus: 1, count: 1 },
    { jobApplyStatus: 8, count: 1 },
  ],
  project_types: [{ id: 1, name: 'Feature film' }],
  locations: [{ id: 5, name: 'Hampi' }],
});

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ user_id: 7, user_type: 1 })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await session.end();
  window.localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('My Applications', () => {
  it('shows the true step of each with its clock, their words where it ended, and keeps filters in the address', async () => {
    const user = userEvent.setup({ delay: null });
    const asked: string[] = [];
    const { router } = openPage('/app/openings/my-applications?type=1', {
      [list]: (_body, { search }) => {
        asked.push(search);
        return json(
          200,
          listOf([
            sampleApplication(),
            sampleApplication({
              id: 13,
              jobApplyStatus: 8,
              reached: 5,
              clock: null,
              words: 'Thank you, Pallavi.',
              is_remote: true,
            }),
          ]),
        );
      },
    });
    expect(await screen.findByRole('img', { name: 'Step 1 of 7: Applied' })).toBeTruthy();
    expect(screen.getByText('reply due Sat 21 Nov')).toBeTruthy();
    expect(screen.getByText('Thank you, Pallavi.')).toBeTruthy();
    const ended = screen.getByRole('img', { name: 'Ended: Not selected' });
    expect(ended.querySelectorAll('[data-done]')).toHaveLength(5);
    expect(screen.getByText(/^feature film, Hampi or remote, applied/)).toBeTruthy();
    expect(screen.getByText(/less than a day after you applied/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Ended 1' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Hampi');
    await waitFor(() => expect(router.state.location.search).toBe('?show=ended&type=1&city=5'));
    await waitFor(() => expect(asked.at(-1)).toBe('?page=1&stage=ended&projectType=1&location=5'));
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('');
  });
});

describe('one application', () => {
  const at = '/app/openings/my-applications/12';
  const steps = (...moved: OwnApplicationDetail['steps']) => [...sampleDetail().steps, ...moved];
  const viewed = {
    status: 'viewed' as const,
    at: '2099-11-16T06:00:00Z',
    made_by: 'team' as const,
    by: 'Priyanka',
    words: null,
  };

  it('says where it stands, what happens if nobody replies, and moves while it is open', async () => {
    let detail = sampleDetail();
    openPage(at, { [one]: () => json(200, detail) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Yashoda' })).toBeTruthy();
    expect(screen.getByText('we ask them on Sun 22 Nov')).toBeTruthy();
    expect(screen.getByText('we close it on Sat 28 Nov')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toMatch(
      /apply\?application=12$/,
    );
    detail = sampleDetail({ jobApplyStatus: 2, steps: steps(viewed) });
    act(() => emitLive('notification', { user_id: 7, seq: 3 }));
    expect(await screen.findByText('Viewed by Priyanka')).toBeTruthy();
    expect(screen.getByText('What “Viewed” means')).toBeTruthy();
  });

  it('withdraws with a reason, and only from where it was read', async () => {
    const user = userEvent.setup({ delay: null });
    let detail = sampleDetail();
    const { server } = openPage(at, { [one]: () => json(200, detail), [move]: offline });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText(/You can apply again until Wed 25 Nov/)).toBeTruthy();
    await user.click(sheet.getByRole('radio', { name: 'Dates' }));
    await user.click(sheet.getByRole('button', { name: 'Withdraw from Yashoda' }));
    expect(await screen.findByText(/You’re offline. Your application stays as it was/)).toBeTruthy();
    server.answer({
      [move]: () => {
        detail = sampleDetail({ jobApplyStatus: 9, actions: ['apply_again'], clock: null });
        return json(200, detail);
      },
    });
    await user.click(sheet.getByRole('button', { name: 'Withdraw from Yashoda' }));
    expect(await screen.findByRole('heading', { name: 'You withdrew' })).toBeTruthy();
    expect(server.bodiesOf(move).at(-1)).toEqual({ jobApplyStatus: 9, from: 1, withdraw_reason: 'dates' });
    expect(screen.getAllByRole('link', { name: 'Apply again' })[0]?.getAttribute('href')).toMatch(
      /apply\?application=12$/,
    );
  });

  it('not selected: their words first, and nothing is said about the person', async () => {
    const end = { ...viewed, status: 'not_selected' as const, words: 'We needed a voice nearer eight.' };
    openPage(at, {
      [one]: () =>
        json(
          200,
          sampleDetail({
            jobApplyStatus: 8,
            steps: steps(viewed, end),
            words: end.words,
            clock: null,
            actions: [],
            others: { applied: 212, chosen: 14 },
          }),
        ),
    });
    const words = await screen.findByText('We needed a voice nearer eight.');
    const about = screen.getByRole('heading', { name: 'It’s about this role, not about you' });
    expect(words.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/212 people applied, 14 went on/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What you can do now' })).toBeTruthy();
  });

  it('still deciding: their words are the newest on the page and stand in the timeline', async () => {
    const deciding = { ...viewed, at: '2099-11-20T06:00:00Z', by: 'Meera', words: 'We decide on Friday.' };
    openPage(at, {
      [one]: () => json(200, sampleDetail({ jobApplyStatus: 2, steps: steps(viewed, deciding) })),
    });
    expect(await screen.findAllByText('We decide on Friday.')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 2, name: 'Still deciding' })).toBeTruthy();
    const step = screen.getByRole('heading', { level: 3, name: 'Viewed' }).closest('li');
    expect(step?.textContent).toMatch(
      /Viewed by Priyanka.*Still deciding.*20 Nov.*By Meera.*We decide on Friday\./,
    );
    expect(screen.getByText('said on Fri 20 Nov')).toBeTruthy();
  });

  it('still deciding before it was viewed does not look as if it was sent again', async () => {
    const deciding = { ...viewed, status: 'applied' as const, words: 'Give us a week.' };
    openPage(at, { [one]: () => json(200, sampleDetail({ steps: steps(deciding) })) });
    const step = (await screen.findByRole('heading', { level: 3, name: 'Applied' })).closest('li');
    expect(step?.textContent).toMatch(/Sat 14 Nov.*Still deciding.*Give us a week\./);
  });

  it('cast: says so first, and has a view of its own', async () => {
    const cast = { ...viewed, status: 'cast' as const, words: 'See you on the river.' };
    openPage(at, {
      [one]: () =>
        json(200, sampleDetail({ jobApplyStatus: 7, steps: steps(viewed, cast), clock: null, actions: [] })),
    });
    expect(await screen.findByRole('heading', { name: 'You’re cast as Yashoda' })).toBeTruthy();
    expect(screen.getByText(/Work starts Sun 4 Jan/)).toBeTruthy();
    const bar = within(screen.getByRole('region', { name: 'What you can do now' }));
    expect(bar.getByRole('link', { name: 'See the job' })).toBeTruthy();
  });

  it('leads to whoever casts, to changing what was sent, and to jobs like it once it ended', async () => {
    let detail = sampleDetail();
    openPage(at, {
      [one]: () => json(200, detail),
      [`GET /v1/auditions/similar/${sampleDetail().jobId}`]: () =>
        json(200, { results: [someJob()], page: 1, limit: 6, totalPages: 1, totalResults: 1 }),
    });
    const bar = async () => within(await screen.findByRole('region', { name: 'What you can do now' }));
    const message = (await bar()).getByRole('link', { name: 'Message Srinivas Rao' });
    expect(message.getAttribute('href')).toBe('/app/messages?with=8');
    expect((await bar()).getByRole('link', { name: 'Change what you sent' }).getAttribute('href')).toMatch(
      /apply\?application=12$/,
    );
    detail = sampleDetail({ jobApplyStatus: 8, clock: null, actions: [] });
    act(() => emitLive('notification', { user_id: 7, seq: 3 }));
    await waitFor(async () =>
      expect((await bar()).getByRole('link', { name: 'See jobs like this' }).getAttribute('href')).toBe(
        '/find-jobs/hampi-feature-film',
      ),
    );
  });

  it('a tape that came too late is not uploading: it says why, and can be removed', async () => {
    const user = userEvent.setup({ delay: null });
    const tape = { id: 32, kind: 'tape' as const, label: 'Boat scene', note: null, is_required: false };
    const promised = { ...sampleDetail().sent, awaited: [{ ...tape, max_seconds: null }] };
    const unsent = {
      clientId: 'c-1',
      jobId: sampleDetail().jobId,
      roleId: 9,
      at: 1,
      note: null,
      answers: [],
      tellDays: true,
      media: [{ tape: 't-1', request_id: 32 }],
      applicationId: 12,
      refusal: { code: 'ALREADY_SETTLED', fields: [] },
    };
    window.localStorage.setItem('callboard-unsent-applications/7/c-1', JSON.stringify(unsent));
    openPage(at, { [one]: () => json(200, sampleDetail({ sent: promised, actions: ['withdraw'] })) });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Tape not sent. Your application is safe. The job closed before it arrived. You can message Deccan Reels about it.',
    );
    expect(screen.queryByText(/Uploading/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove tape' }));
    expect(screen.getByText('Didn’t arrive: Boat scene')).toBeTruthy();
    expect(window.localStorage.getItem('callboard-unsent-applications/7/c-1')).toBeNull();
  });

  it('another’s or a deleted one is missing', async () => {
    openPage(at, { [one]: () => problem(404, 'NOT_FOUND') });
    expect(await screen.findByRole('heading', { name: 'Application not found' })).toBeTruthy();
  });
});
