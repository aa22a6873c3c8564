import type { Applicant, ApplicantDetail } from '@callboard/contract/casting/application-views';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import {
  type Answers,
  json,
  problem,
  startFakeServer,
} from '../../../shared/lib/api/fake-server-for-test.ts';
import { Providers } from '../../providers.tsx';
import { Component } from './job-applicants-page.tsx';

const list = '/v1/job-audition-apply/user';
export const jobPath = '/app/my-job-postings/5/applicants';

interface ReviewedJobForTest {
  id: number;
  jobUniqueId: string;
  title: string;
  is_open: boolean;
  project_id: number | null;
  project: { title: string };
  production_title: string | null;
  can_edit: boolean;
}

const someJob: ReviewedJobForTest = {
  id: 5,
  jobUniqueId: '3f0b1c9e-7c55-4c4f-9f5e-6b6f2f8f9a01',
  title: 'The singer',
  is_open: true,
  project_id: 3,
  project: { title: 'Monsoon Line' },
  production_title: null,
  can_edit: true,
};

export const someApplicant = (id: number, change: Partial<Applicant> = {}): Applicant => ({
  id,
  jobApplyStatus: 1,
  talent: {
    user_id: 100 + id,
    userUniqueId: `u-${id}`,
    name: `Talent ${id}`,
    image: null,
    placeholder: null,
    current_residence: 'Mumbai',
    screen_min_age: 24,
    screen_max_age: 32,
    isRecruiterUnlocked: false,
    is_visible: true,
  },
  character: null,
  applied_at: '2026-11-12T06:00:00Z',
  changed_at: '2026-11-12T06:00:00Z',
  clock: null,
  match: 100 - id,
  rating: null,
  has_tape: false,
  is_away: false,
  picture: null,
  line: 'I sing over the brakes.',
  ...change,
});

const detailOf = ({ picture: _, line, ...one }: Applicant): ApplicantDetail => ({
  ...one,
  project_id: 3,
  job: { id: 5, jobUniqueId: someJob.jobUniqueId, title: 'The singer', is_open: true },
  fit: {
    percent: one.match,
    reasons: [{ condition: 'languages', fits: 'yes', asked: 'Hindi', has: 'Hindi, Telugu' }],
  },
  sent: { note: line, media: [], answers: [], days: null, awaited: [] },
  steps: [],
  city: 'Mumbai',
  height_mm: 1660,
  languages: ['Hindi', 'Telugu'],
  skills: [],
  past_work: [],
  usual_fee: null,
  withdraw_reason: null,
  is_unlocked: false,
});

/** Whose seven days are over. */
export const lateClock: Applicant['clock'] = {
  due_at: '2026-11-10T06:00:00Z',
  asked_at: '2026-11-11T04:30:00Z',
  asks_at: '2026-11-11T04:30:00Z',
  closes_at: '2099-11-17T04:30:00Z',
};

const isOverdue = ({ clock }: Applicant) => clock !== null && Date.parse(clock.due_at) < Date.now();

interface Moving {
  readonly jobApplyStatus?: number;
  readonly from?: number;
  readonly rating?: number | null;
}

/** A server that keeps where everyone stands, and refuses a move from where somebody no longer is. */
function startReviewServer(people: Applicant[], job = someJob) {
  const stand = new Map(people.map((one) => [one.id, one]));
  const steps = new Map<number, ApplicantDetail['steps']>();
  const all = () => [...stand.values()];
  const listed = (_body: unknown, url: URL) => {
    const { searchParams: asked } = url;
    const [limit, page] = [Number(asked.get('limit') ?? 10), Number(asked.get('page') ?? 1)];
    const status = asked.get('jobApplyStatus');
    const found = all().filter(
      (one) =>
        (status === null || one.jobApplyStatus === Number(status)) &&
        (asked.get('overdue') === null || isOverdue(one)),
    );
    const counts = [...new Set(all().map(({ jobApplyStatus }) => jobApplyStatus))].map((one) => ({
      jobApplyStatus: one,
      count: all().filter(({ jobApplyStatus }) => jobApplyStatus === one).length,
    }));
    return json(200, {
      results: found.slice((page - 1) * limit, page * limit),
      page,
      limit,
      totalPages: Math.ceil(found.length / limit),
      totalResults: found.length,
      counts,
      overdue: all().filter(isOverdue).length,
      characters: [],
    });
  };
  const move = (id: number) => (body: unknown) => {
    const { jobApplyStatus, from, ...rest } = body as Moving;
    const now = stand.get(id);
    if (!now || (from !== undefined && from !== now.jobApplyStatus)) return problem(409, 'CONFLICT');
    stand.set(id, { ...now, ...rest, ...(jobApplyStatus !== undefined && { jobApplyStatus }) });
    return json(200, stand.get(id));
  };
  const read = (id: number) => () => {
    const one = stand.get(id);
    return one ? json(200, { ...detailOf(one), steps: steps.get(id) ?? [] }) : problem(404, 'NOT_FOUND');
  };
  const server = startFakeServer({
    'GET /v1/auditions/5': () => json(200, job),
    [`GET ${list}`]: listed,
    ...Object.fromEntries(
      people.flatMap(({ id, talent }) => [
        [`GET /v1/job-audition-apply/${id}`, read(id)],
        [`PATCH /v1/job-audition-apply/${id}`, move(id)],
        [
          `GET /v1/talent-notes/${talent.user_id}`,
          () =>
            json(200, {
              user_id: talent.user_id,
              note: null,
              revision: 0,
              updated_at: null,
              not_for: [],
              shortlisted_for: [],
            }),
        ],
      ]),
    ),
  });
  return {
    ...server,
    /** Somebody else has applied. */
    add: (one: Applicant) => stand.set(one.id, one),
    /** A colleague was faster. */
    moveBy: (id: number, jobApplyStatus: number, by: string) => {
      const now = stand.get(id);
      if (!now) throw new Error(`Nobody has the application ${id}`);
      stand.set(id, { ...now, jobApplyStatus });
      steps.set(id, [{ status: 'audition', at: '2026-11-13T06:00:00Z', made_by: 'team', by, words: null }]);
    },
    moves: (id: number) => server.bodiesOf(`PATCH /v1/job-audition-apply/${id}`),
  };
}

interface Opening {
  readonly job?: typeof someJob;
  /** The page that led here. */
  readonly cameFrom?: string;
  /** In place of the usual ones, from the first request on. */
  readonly answers?: Answers;
}

export function openReview(
  query = '',
  people = [1, 2, 3].map((id) => someApplicant(id)),
  { job = someJob, cameFrom, answers = {} }: Opening = {},
) {
  const server = startReviewServer(people, job);
  server.answer(answers);
  const router = createMemoryRouter(
    [
      { path: '/app/my-job-postings/:id/applicants', element: <Component /> },
      { path: '*', element: <p>Another page</p> },
    ],
    {
      initialEntries: [
        cameFrom ?? '/app/dashboard',
        { pathname: jobPath, search: query, state: cameFrom === undefined ? null : { cameFrom } },
      ],
    },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { server, router };
}

export { someJob };
