import type { OwnJob, OwnJobRow } from '@callboard/contract/casting/job-postings';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import {
  listOf,
  someCharacter,
  someProject,
} from '../../../features/casting/characters/characters-for-test.ts';
import { jobList, someNumbers } from '../../../features/casting/job-postings/job-postings-for-test.ts';
import { projectPage } from '../../../features/casting/projects/projects-for-test.ts';
import {
  type Answers,
  json,
  problem,
  startFakeServer,
} from '../../../shared/lib/api/fake-server-for-test.ts';
import { Providers } from '../../providers.tsx';
import { Component as JobPostingPage } from './job-posting-page.tsx';
import { Component as MyJobPostingsPage } from './my-job-postings-page.tsx';
import { Component as NewJobPage } from './new-job-page.tsx';

const singer = someCharacter({
  id: 9,
  brief: 'Sings for coins.',
  fee_paise: 4_500_000,
  fee_per: 'day',
  works_from: '2099-01-12',
  works_to: '2099-01-20',
});

const ownCharacter = {
  id: 9,
  name: 'The singer',
  project_id: 3,
  project_title: 'Monsoon Line',
  project_type: 'Web series',
  status: 'casting',
  filters: {},
  shoot_starts_on: null,
  shoot_ends_on: null,
  shortlisted: 0,
  role: 'owner',
};

interface World {
  jobs?: readonly OwnJobRow[];
  job?: OwnJob | null;
  /** In place of the usual ones, from the first request on. */
  answers?: Answers;
}

/** A server with one project and one character, and a router with the pages of jobs. */
export function openJobs(path: string, { jobs = [], job = null, answers = {} }: World = {}) {
  const server = startFakeServer({
    'GET /v1/auditions/own': () => json(200, jobList(jobs)),
    'GET /v1/auditions/5': () => (job ? json(200, job) : problem(404, 'NOT_FOUND')),
    'GET /v1/auditions/numbers/5': () => json(200, someNumbers()),
    'GET /v1/auditions/numbers/1': () => json(200, someNumbers()),
    'GET /v1/recruiter-project/get-all': () => json(200, projectPage([])),
    'GET /v1/recruiter-project/3': () => json(200, someProject()),
    'GET /v1/recruiter-project-character-library/get-all': () => json(200, listOf([ownCharacter])),
    'GET /v1/recruiter-project-character-library/getAll-Character/3': () => json(200, listOf([singer])),
    'GET /v1/get-all-masterData': () =>
      json(200, {
        project_types: [{ id: 2, name: 'Web series' }],
        cities: [],
        countries: [],
        languages: [],
        genders: [{ id: 1, name: 'Female' }],
        skills: [],
      }),
    'GET /v1/city/search': () =>
      json(200, listOf([{ id: 1, name: 'Mumbai', name_hi: null, state: '', country_id: 1 }])),
    ...answers,
  });
  const router = createMemoryRouter(
    [
      { path: '/app/my-job-postings', element: <MyJobPostingsPage /> },
      { path: '/app/my-job-postings/new', element: <NewJobPage /> },
      { path: '/app/my-job-postings/:id', element: <JobPostingPage /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path] },
  );
  const { unmount } = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { server, router, unmount };
}
