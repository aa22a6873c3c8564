import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { pageOf, someJob } from '../../../features/casting/job-cards/jobs-for-test.ts';
import { someLists } from '../../../features/search/talent-filters/filters-for-test.tsx';
import { type Answers, json, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { newId } from '../../../shared/lib/new-id.ts';
import { Providers } from '../../providers.tsx';
import { builtPages } from '../../router/built-pages.ts';
import { lazyPage } from '../../router/lazy-page.ts';

export const counts = {
  count: 12,
  fits_me: null,
  filterDrops: [],
  facets: [{ facet: 'project_type', values: [{ id: 2, count: 9 }] }],
  paid: 11,
  remote: 3,
  when_available: null,
};

/** What the page asks for. */
export const listCall = 'GET /v1/auditions/data/get-All';
export const countCall = 'GET /v1/auditions/count/filterdatacount';

/** As the router has it: both addresses are one page. */
function pageAt(path: string, key: 'findJobs' | 'findJobsBy') {
  const load = builtPages[key];
  if (!load) throw new Error(`${key} is not built`);
  return { path, lazy: lazyPage(load) };
}

export function openFindJobs(at: string, own: Answers = {}) {
  const asked: URLSearchParams[] = [];
  const server = startFakeServer({
    'GET /v1/get-all-masterData': () => json(200, someLists),
    [listCall]: (_body, url) => {
      asked.push(url.searchParams);
      return json(200, pageOf([someJob()], 12));
    },
    [countCall]: () => json(200, counts),
    ...own,
  });
  const [pathname = '', search = ''] = at.split('?');
  const router = createMemoryRouter(
    [
      pageAt('/find-jobs', 'findJobs'),
      pageAt('/find-jobs/:searchParam', 'findJobsBy'),
      { path: '/jobs/:id', element: <p>The job</p> },
    ],
    { initialEntries: [{ pathname, search: search && `?${search}`, key: newId() }] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, asked, server };
}

/** With the filters beside the results, or on a phone. */
export const onScreen = (screen: 'desktop' | 'phone') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(screen === 'desktop' ? 'min-width: 56.25em' : 'max-width: 43.99em'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
