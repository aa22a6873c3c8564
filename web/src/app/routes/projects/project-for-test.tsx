import type { CharacterDetail } from '@callboard/contract/casting/characters';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { json, problem, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { Providers } from '../../providers.tsx';
import { Component as EditProjectPage } from './edit-project-page.tsx';
import { Component as NewProjectPage } from './new-project-page.tsx';
import { Component as ProjectPage } from './project-page.tsx';

const owner = { user_id: 7, userUniqueId: 'u-7', name: 'Asha Rao', company: 'Lantern Casting', image: null };

export const someProject = (change: Partial<ProjectDetail> = {}): ProjectDetail => ({
  id: 3,
  title: 'Monsoon Line',
  internal_title: 'Line 7',
  project_type: { id: 2, name: 'Web series' },
  production_house: 'Tidewater Originals',
  director: null,
  synopsis: 'A railway romance in the rains.',
  languages: [],
  cities: [{ id: 1, name: 'Mumbai' }],
  shoot_starts_on: '2099-01-12',
  shoot_ends_on: '2099-03-20',
  audition_starts_on: null,
  audition_ends_on: null,
  cast_by: null,
  announce_on: null,
  fee_min_paise: null,
  fee_max_paise: null,
  fee_per: null,
  usage: null,
  is_union: null,
  disclosures: [],
  poster: null,
  visibility: 'link',
  status: 'open',
  closed_at: null,
  reopen_until: null,
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-01T10:00:00Z',
  revision: 4,
  owner,
  role: 'owner',
  unlocks_left: null,
  ...change,
});

const counts = { shortlisted: 0, applied: 0, invited: 0, auditioned: 0, offered: 0, cast: 0 };

export const someCharacter = (id: number, change: Partial<CharacterDetail> = {}): CharacterDetail => ({
  id,
  project_id: 3,
  project_title: 'Monsoon Line',
  name: `Character ${id}`,
  brief: null,
  team_note: null,
  weight: 'supporting',
  status: 'casting',
  wanted: 1,
  gender: { id: 2, name: 'Female' },
  playing_age_min: 24,
  playing_age_max: 32,
  height_min_mm: null,
  height_max_mm: null,
  looks: [],
  languages: [],
  skills: [],
  fee_paise: null,
  fee_per: null,
  work_days: null,
  works_from: null,
  works_to: null,
  disclosures: [],
  musts: ['gender', 'age'],
  pictures: [],
  documents: [],
  slot: {
    id,
    name: `Character ${id}`,
    status: 'casting',
    wanted: 1,
    cast: 0,
    listed: 0,
    unseen: 0,
    stage: null,
    face: null,
  },
  counts,
  faces: [],
  filters: { gender: '2', minAge: '24', maxAge: '32' },
  revision: 4,
  ...change,
});

export const listOf = <T,>(results: readonly T[]) => ({
  results,
  page: 1,
  limit: 100,
  totalPages: 1,
  totalResults: results.length,
});

/** A server with one project, and a router with its pages. */
export function openProjects(
  path: string,
  project: ProjectDetail | null = someProject(),
  characters: CharacterDetail[] = [],
) {
  const server = startFakeServer({
    'GET /v1/recruiter-project/3': () => (project ? json(200, project) : problem(404, 'NOT_FOUND')),
    'GET /v1/recruiter-project-character-library/getAll-Character/3': () => json(200, listOf(characters)),
    'GET /v1/get-all-masterData': () =>
      json(200, { project_types: [{ id: 2, name: 'Web series' }], cities: [], countries: [], languages: [] }),
    'GET /v1/city/search': () => json(200, listOf([])),
    'GET /v1/recruiter-project/3/people': () => json(200, { people: [], invitations: [] }),
    'GET /v1/recruiter-project/3/activity': () => json(200, { results: [], has_more: false }),
    'GET /v1/recruiter-project/getdocuments/3': () => json(200, { results: [] }),
  });
  const router = createMemoryRouter(
    [
      { path: '/app/my-projects/new', element: <NewProjectPage /> },
      { path: '/app/my-projects/:id', element: <ProjectPage /> },
      { path: '/app/my-projects/:id/edit', element: <EditProjectPage /> },
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
