import type { CharacterDetail } from '@callboard/contract/casting/characters';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import {
  someCharacter as blankCharacter,
  someProject as blankProject,
  listOf,
} from '../../../features/casting/characters/characters-for-test.ts';
import { json, problem, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { Providers } from '../../providers.tsx';
import { Component as EditProjectPage } from './edit-project-page.tsx';
import { Component as NewProjectPage } from './new-project-page.tsx';
import { Component as ProjectPage } from './project-page.tsx';

const owner = { user_id: 7, userUniqueId: 'u-7', name: 'Asha Rao', company: 'Lantern Casting', image: null };

export const someProject = (change: Partial<ProjectDetail> = {}): ProjectDetail =>
  blankProject({
    internal_title: 'Line 7',
    production_house: 'Tidewater Originals',
    synopsis: 'A railway romance in the rains.',
    shoot_starts_on: '2099-01-12',
    shoot_ends_on: '2099-03-20',
    owner,
    ...change,
  });

export const someCharacter = (id: number, change: Partial<CharacterDetail> = {}): CharacterDetail => {
  const name = `Character ${id}`;
  const filters = { gender: '2', minAge: '24', maxAge: '32' };
  const { slot } = blankCharacter();
  return blankCharacter({ id, name, filters, slot: { ...slot, id, name }, ...change });
};

export { listOf };

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
  const { unmount } = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { server, router, unmount };
}
