import type { CastingNow, CastingOfProject } from '@callboard/contract/casting/castings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, offline, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { CastingsPage } from './castings-page.tsx';

const person = (name: string, character: string): CastingOfProject['cast'][number] => ({
  userUniqueId: `3f0d2f8e-9f0c-4b5d-8c3e-${name.padEnd(12, '0').slice(0, 12)}`,
  name,
  character,
  picture: null,
});

const project = (changes: Partial<CastingOfProject> = {}): CastingOfProject => ({
  title: 'Kaccha Limbu',
  project_type: { id: 2, name: 'Web series' },
  production_house: 'Lantern Pictures',
  director: 'Vaidehi Sathe',
  languages: ['Marathi'],
  poster: null,
  year: 2026,
  cast: [person('Ananya R.', 'Revati'), person('Mohan D.', 'Aba')],
  roles_cast: 2,
  more: 0,
  not_shown: null,
  recruiter: { userUniqueId: 'priyanka', name: 'Priyanka Hegde', company: 'Lantern Casting', image: null },
  ...changes,
});

const castingNow: CastingNow = {
  ...project({ title: 'Monsoon Line' }),
  roles_open: 3,
  jobUniqueId: '7c1b7c0e-2f0b-4a27-9f5d-52f5f0a9d001',
  jobs: 1,
  cast: [],
  roles_cast: 0,
};

const answer = (results: CastingOfProject[], changes: object = {}) => ({
  results,
  page: 1,
  limit: 12,
  totalPages: 1,
  totalResults: results.length,
  casting_now: [castingNow],
  totals: { projects: 148, roles: 1312, open_jobs: 277 },
  types: [{ id: 2, name: 'Web series', count: 34 }],
  years: [{ year: 2026, projects: 52, roles: 438 }],
  ...changes,
});

function open(path: string, reply: (url: URL) => Response | Promise<Response>) {
  const asked: string[] = [];
  startFakeServer({
    'GET /v1/castings': (_body, url) => {
      asked.push(url.search);
      return reply(url);
    },
  });
  const router = createMemoryRouter(
    [
      { path: '/our-castings', element: <CastingsPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { asked, router };
}

afterEach(() => vi.unstubAllGlobals());

describe('/our-castings', () => {
  it('shows the project with the most faces large, what casts now, and the others by year', async () => {
    const small = project({ title: 'Gully No. 6', cast: [person('Dev S.', 'Pushkar')], more: 14 });
    const older = project({ title: 'Megh Pahar', year: 2025, cast: [person('Bimal H.', 'Ranger')] });
    open('/our-castings', () =>
      json(200, answer([small, project({ not_shown: { count: null, is_few: true } }), older])),
    );
    expect(await screen.findByText(/^148 projects and 1,312 roles cast through Callboard/)).toBeTruthy();
    const [featured, ...cards] = screen.getAllByRole('article').map((article) => within(article));
    expect(featured?.getByRole('heading', { level: 2, name: 'Kaccha Limbu' })).toBeTruthy();
    expect(
      featured?.getByText('Web series in Marathi. Directed by Vaidehi Sathe. Lantern Pictures.'),
    ).toBeTruthy();
    expect(featured?.getByRole('link', { name: /Ananya R\./ }).getAttribute('href')).toMatch(/^\/talent\//);
    expect(featured?.getByText('A few chose not to be shown')).toBeTruthy();
    expect(featured?.getByRole('link', { name: 'Priyanka Hegde' })).toBeTruthy();
    const now = within(screen.getByRole('region', { name: 'Casting now' }));
    expect(now.getByRole('link', { name: /3 roles open/ }).getAttribute('href')).toBe(
      `/jobs/${castingNow.jobUniqueId}`,
    );
    expect(now.getByRole('link', { name: 'Find Jobs: 277 open' }).getAttribute('href')).toBe('/find-jobs');
    expect(cards.map((card) => card.getByRole('heading').textContent)).toEqual(['Gully No. 6', 'Megh Pahar']);
    expect(cards[0]?.getByText('14 more')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: '2026' })).getByText('52 projects, 438 roles'),
    ).toBeTruthy();
  });

  it('filters by type, year and text in the address', async () => {
    const user = userEvent.setup({ delay: null });
    const { asked, router } = open('/our-castings', ({ search }) =>
      json(
        200,
        answer(search.includes('text') ? [] : [project()], search.includes('text') ? { totalPages: 0 } : {}),
      ),
    );
    await user.click(await screen.findByRole('link', { name: 'Web series 34' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=2'));
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Casting now' })).toBeNull();
    await user.click(screen.getByRole('link', { name: '2026' }));
    await user.type(screen.getByRole('textbox'), 'nobody{Enter}');
    expect(await screen.findByRole('heading', { name: 'No castings found' })).toBeTruthy();
    expect(router.state.location.search).toBe('?type=2&year=2026&text=nobody');
    expect(asked.at(-1)).toBe('?page=1&type=2&year=2026&text=nobody');
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', { name: 'Kaccha Limbu' })).toBeTruthy();
  });

  it('undoes a filter with Back', async () => {
    const { router } = open('/our-castings', () => json(200, answer([project()])));
    await userEvent.click(await screen.findByRole('link', { name: 'Web series 34' }));
    await userEvent.click(screen.getByRole('link', { name: '2026' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=2&year=2026'));
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.search).toBe('?type=2'));
  });

  it('says so when nothing is there yet', async () => {
    const nothing = {
      totals: { projects: 0, roles: 0, open_jobs: 0 },
      types: [],
      years: [],
      casting_now: [],
    };
    open('/our-castings', () => json(200, answer([], nothing)));
    expect(await screen.findByRole('heading', { name: 'No castings yet' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('says what to do when it can’t be loaded', async () => {
    open('/our-castings', offline);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Castings' })).toBeTruthy();
  });
});
