import type { JobPage, JobPageForTalent } from '@callboard/contract/casting/job-page';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobId, pageOf, someJob } from '../../../features/casting/job-cards/jobs-for-test.ts';
import {
  type Answers,
  json,
  noContent,
  problem,
  startFakeServer,
} from '../../../shared/lib/api/fake-server-for-test.ts';
import { closeAuthDialog } from '../../../shared/lib/auth-dialog.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { Providers } from '../../providers.tsx';
import { Component } from './job-page.tsx';

const role: JobPage['roles'][number] = {
  id: null,
  name: 'The singer',
  brief: null,
  weight: 'supporting',
  wanted: 1,
  gender: 'Female',
  playing_age_min: 20,
  playing_age_max: 30,
  height_min_mm: 1550,
  height_max_mm: null,
  languages: ['Hindi', 'Telugu'],
  skills: ['Singing'],
  looks: [],
  fee_paise: null,
  fee_per: null,
  work_days: 24,
  works_from: '2027-01-12',
  works_to: '2027-03-20',
  disclosures: [],
  is_open: true,
};

const job: JobPage = {
  jobUniqueId: jobId(1),
  title: 'The singer',
  description: 'She sings on the 6:40 for small change.',
  status: 'open',
  is_open: true,
  is_callboard: false,
  project: {
    title: 'Monsoon Line',
    production_house: 'Konkan Films',
    director: null,
    synopsis: 'Eight episodes on the last slow train.',
    poster: null,
    is_union: null,
    usage: 'OTT worldwide, 3 years',
  },
  project_type: { id: 2, name: 'Web series' },
  cities: ['Mumbai'],
  is_remote: false,
  fee_paise: 4_500_000,
  fee_per: 'day',
  is_unpaid: false,
  pay_note: 'Travel and stay',
  works_from: '2027-01-12',
  works_to: '2027-03-20',
  work_days: 24,
  audition_kinds: ['self_tape'],
  wanted: 1,
  deadline: { at: '2099-11-24T18:29:00.000Z', zone: 'Asia/Kolkata' },
  opened_at: '2026-11-12T06:30:00.000Z',
  closed_at: null,
  disclosures: [{ kind: 'kiss', level: 'one', note: 'Closed set' }],
  media: [
    { id: 1, kind: 'tape', label: 'Platform scene', note: 'To camera', is_required: true, max_seconds: 120 },
  ],
  questions: [{ id: 1, kind: 'yes_no', text: 'Can you swim?', is_required: false, choices: [] }],
  roles: [role],
  recruiter: {
    userUniqueId: 'r-1',
    name: 'Priyanka Hegde',
    company: 'Lantern Casting',
    city: 'Mumbai',
    image: null,
    is_verified: true,
    projects_here: 23,
    answering: { applications: 1180, answered_percent: 96, first_view_days: 2, final_answer_days: null },
  },
  applications: { count: null, is_few: true },
  siblings: [{ jobUniqueId: jobId(5), title: 'The boatman', gender: 'Male', is_open: true }],
};

const forTalent = (change: Partial<JobPageForTalent['for_roles'][number]> = {}): JobPageForTalent => ({
  ...job,
  is_saved: false,
  for_roles: [
    {
      charcter_id: null,
      match: {
        percent: 88,
        reasons: [
          { condition: 'age', fits: 'yes', asked: '20–30', has: '23–30' },
          { condition: 'languages', fits: 'no', asked: 'Telugu, fluent', has: null },
        ],
      },
      clashes: [{ start_date: '2027-01-21', end_date: '2027-01-22', is_booking: true }],
      application: null,
      obstacle: null,
      ...change,
    },
  ],
});

const read = `GET /v1/auditions/${jobId(1)}`;

function open(answer: object | undefined, own: Answers = {}, state?: object) {
  const server = startFakeServer({
    [read]: () => (answer ? json(200, answer) : problem(404, 'NOT_FOUND')),
    [`GET /v1/auditions/similar/${jobId(1)}`]: () =>
      json(200, pageOf([someJob({ jobUniqueId: jobId(9), title: 'The nurse' })])),
    [`POST /v1/auditions/viewed/${jobId(1)}`]: () => noContent(),
    ...own,
  });
  const router = createMemoryRouter(
    [
      { path: '/jobs/:id', element: <Component /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [{ pathname: `/jobs/${jobId(1)}`, state }] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, server };
}

const panel = async () => within(await screen.findByRole('region', { name: 'How you fit and apply' }));

beforeAll(loadSession);
afterEach(async () => {
  closeAuthDialog();
  toasts.set([]);
  await session.end();
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

describe('/jobs/{id} for a guest', () => {
  it('has everything one needs to decide', async () => {
    open(job);
    expect(await screen.findByRole('heading', { level: 1, name: 'The singer' })).toBeTruthy();
    const page = screen.getByRole('article').textContent;
    for (const words of [
      'Supporting',
      'Hindi, Telugu',
      '24 days, 12 Jan – 20 Mar 2027',
      'Travel and stay',
      'OTT worldwide, 3 years',
      'One scene',
      'Platform scene, up to 2 min',
      'Can you swim?',
      '96% of 1,180',
      'Within 2 days',
      'A few',
      'Tue 24 Nov, 11:59 pm IST',
    ]) {
      expect(page, words).toContain(words);
    }
    expect(screen.getByRole('link', { name: 'The boatman' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'The nurse' })).toBeTruthy();
    expect((await panel()).getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe('/auth/sign-in');
  });

  it('that is closed says so, stays readable, and takes no applications', async () => {
    open({ ...job, status: 'closed', is_open: false, closed_at: '2026-11-20T06:30:00.000Z' });
    expect(await screen.findByText(/This job closed on 20 Nov 2026/)).toBeTruthy();
    expect(screen.getByText('She sings on the 6:40 for small change.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
  });

  it('leads back to the search one came from', async () => {
    open(job, {}, { cameFrom: '/find-jobs?paid=true&page=2', found: 277 });
    const back = await screen.findByRole('link', { name: '277 jobs' });
    expect(back.getAttribute('href')).toBe('/find-jobs?paid=true&page=2');
  });

  it('carries the search along to other jobs, and leads back to it past them', async () => {
    const user = userEvent.setup({ delay: null });
    const search = '/find-jobs?paid=true&page=2';
    const { router } = open(job, {
      [`GET /v1/auditions/${jobId(5)}`]: () =>
        json(200, { ...job, jobUniqueId: jobId(5), title: 'The boatman' }),
      [`GET /v1/auditions/similar/${jobId(5)}`]: () => json(200, pageOf([])),
    });
    await act(() => router.navigate(search));
    await act(() => router.navigate(`/jobs/${jobId(1)}`, { state: { cameFrom: search, found: 277 } }));
    await user.click(await screen.findByRole('link', { name: 'The boatman' }));
    await screen.findByRole('heading', { level: 1, name: 'The boatman' });
    await user.click(screen.getByRole('link', { name: '277 jobs' }));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(search));
    expect(router.state.historyAction).toBe('POP');
  });

  it('says where it leads back to', async () => {
    open(job, {}, { cameFrom: '/app/openings/my-applications' });
    const back = await screen.findByRole('link', { name: 'My Applications' });
    expect(back.getAttribute('href')).toBe('/app/openings/my-applications');
  });

  it('that nobody knows is a page that says so', async () => {
    open(undefined);
    expect(await screen.findByRole('heading', { level: 1, name: 'Job not found' })).toBeTruthy();
  });
});

describe('/jobs/{id} for a talent', () => {
  beforeEach(() => session.start(answerOf('t-1')));

  it('says what fits, what is missing and what is in the calendar', async () => {
    open(forTalent());
    expect(await screen.findByRole('heading', { name: 'You fit well' })).toBeTruthy();
    const fits = (await panel()).getAllByRole('listitem').map((item) => item.textContent);
    expect(fits).toEqual([
      'Fits: Playing age 23–30',
      'Doesn’t fit: Language Telugu, fluentNot in your profile',
      'Your calendar: Booked 21–22 Jan 2027',
    ]);
    expect((await panel()).getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe(
      `/jobs/${jobId(1)}/apply`,
    );
  });

  it('says why one cannot apply, and what helps', async () => {
    open(forTalent({ obstacle: 'incomplete' }));
    expect(await screen.findByText(/Finish your profile to apply/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Finish profile' })).toBeTruthy();
  });

  it('shows where an application stands', async () => {
    const application = { id: 8, jobApplyStatus: 3, applied_at: '2026-11-15T06:30:00.000Z' };
    open(forTalent({ application, obstacle: 'applied' }));
    expect((await screen.findAllByText('Shortlisted')).length).toBeGreaterThan(0);
    expect((await panel()).getByText('You applied on 15 Nov 2026.')).toBeTruthy();
  });

  it.each(['closed', 'paused'] as const)(
    'that is %s still shows where an application stands',
    async (status) => {
      const application = { id: 8, jobApplyStatus: 4, applied_at: '2026-11-15T06:30:00.000Z' };
      const own = forTalent({ charcter_id: 11, application, obstacle: 'closed' });
      const [first] = own.for_roles;
      if (!first) throw new Error('The sample has one role');
      const roles = [11, 12].map((id) => ({ ...role, id, name: `Role ${id}`, is_open: false }));
      const forRoles = [first, { ...first, charcter_id: 12, application: null }];
      open({ ...own, status, is_open: false, roles, for_roles: forRoles });
      expect((await panel()).getByText('Audition')).toBeTruthy();
      // Beside the role, in the panel and in the bar of phones.
      const links = screen.getAllByRole('link', { name: 'See application' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        Array(3).fill('/app/openings/my-applications/8'),
      );
      expect(screen.queryByText('Filled')).toBeNull();
    },
  );

  it('that was withdrawn from is applied for again with the same application', async () => {
    const application = { id: 8, jobApplyStatus: 9, applied_at: '2026-11-15T06:30:00.000Z' };
    open(forTalent({ application }));
    expect((await screen.findAllByRole('link', { name: 'Apply' }))[0]?.getAttribute('href')).toBe(
      `/jobs/${jobId(1)}/apply?application=8`,
    );
  });

  it('says that an application which waited on this device was refused, with the way back to it', async () => {
    const unsent = {
      clientId: 'c-1',
      jobId: jobId(1),
      roleId: null,
      at: 1,
      note: 'Hello',
      answers: [],
      tellDays: true,
      media: [],
      refusal: { code: 'ALREADY_SETTLED', fields: [] },
    };
    const { user_id: userId } = answerOf('t-1').user;
    window.localStorage.setItem(`callboard-unsent-applications/${userId}/c-1`, JSON.stringify(unsent));
    open(forTalent());
    expect(await screen.findByText(/Your application wasn’t sent. This job has closed./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the form' }).getAttribute('href')).toBe(
      `/jobs/${jobId(1)}/apply`,
    );
  });

  it('is saved at once', async () => {
    const saved = vi.fn(() => noContent());
    open(forTalent(), { [`PUT /v1/auditions/saved/${jobId(1)}`]: saved });
    await userEvent.click((await panel()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts.get().at(-1)?.text).toBe('Job saved!'));
    expect(saved).toHaveBeenCalledOnce();
  });

  it('is reported with a reason, with thanks', async () => {
    const { server } = open(forTalent(), {
      'GET /v1/report-reason/reportProjectList': () =>
        json(200, { results: [{ id: 4, title: 'Asks for money' }] }),
      'POST /v1/job-abuse-report': () => json(201, { id: 1, reported_at: '2026-11-18T06:30:00.000Z' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Asks for money' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(
      await screen.findByText(/Our team will read your report.*We keep the job as it is now/),
    ).toBeTruthy();
    expect(server.bodiesOf('POST /v1/job-abuse-report')).toEqual([
      { jobId: jobId(1), reason_id: 4, text: '' },
    ]);
  });
});

it('several roles are applied for one by one, each with its match', async () => {
  session.start(answerOf('t-1'));
  const own = forTalent();
  const [first] = own.for_roles;
  open({
    ...own,
    roles: [
      { ...role, id: 11, name: 'Lata' },
      { ...role, id: 12, name: 'Inspector Kale', is_open: false },
    ],
    for_roles: [
      { ...first, charcter_id: 11 },
      { ...first, charcter_id: 12, match: { percent: 20, reasons: [] } },
    ],
  });
  const apply = await screen.findByRole('link', { name: 'Apply for Lata' });
  expect(apply.getAttribute('href')).toBe(`/jobs/${jobId(1)}/apply?role=11`);
  expect(screen.queryByRole('link', { name: 'Apply for Inspector Kale' })).toBeNull();
  expect(screen.getAllByText('Filled')).toHaveLength(1);
});

it('another recruiter reads it without Apply', async () => {
  session.start(answerOf('t-1', someUser({ user_id: 8, user_type: 2, talenter: null })));
  open(job);
  expect(await screen.findByRole('heading', { level: 1, name: 'The singer' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
});
