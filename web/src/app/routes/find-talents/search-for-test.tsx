import type { RecruiterTalentCard } from '@callboard/contract/search/talent-search';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { crowd, pageOf } from '../../../features/search/talent-results/results-for-test.ts';
import { json, noContent, problem } from '../../../shared/lib/api/fake-server-for-test.ts';
import { newId } from '../../../shared/lib/new-id.ts';
import { toasts } from '../../../shared/ui/toast/toast.ts';
import { Providers } from '../../providers.tsx';
import { Component } from './find-talents-page.tsx';

export const problemAnswer = (status: number, code: string, errors: object[] = []) =>
  problem(status, code, { errors });

type Answer = (url: URL, body: unknown) => Response | Promise<Response>;

const empty = { results: [], page: 1, limit: 100, totalPages: 1, totalResults: 0 };

const meera = {
  id: 4,
  name: 'Meera',
  project_id: 2,
  project_title: 'Monsoon Line',
  project_type: 'Web series',
  status: 'casting',
  filters: {},
  shoot_starts_on: null,
  shoot_ends_on: null,
  shortlisted: 3,
};

/** Default responses. */
const usual: Record<string, Answer> = {
  'GET /v1/talenter/find-talents': () => json(200, pageOf(crowd(24), 1204)),
  'GET /v1/talenter/findTalent-count': () => json(200, { count: 1204, filterDrops: [], facets: {} }),
  'GET /v1/recruiter-project-character-library/get-all': () => json(200, { ...empty, results: [meera] }),
  'GET /v1/recruiter-character-shortlists/get-all-details': () =>
    json(200, {
      ...empty,
      results: [
        {
          project: {
            id: 2,
            title: 'Monsoon Line',
            project_type: 'Web series',
            status: 'open',
            role: 'owner',
          },
          characters: [{ id: 4, name: 'Meera', status: 'casting', entries: [] }],
        },
      ],
    }),
  'GET /v1/user/find-talents/gallary-pastwork': () =>
    json(200, { user_id: 1, userUniqueId: 'u', gallary: [], past_work: [] }),
  'GET /v1/recruiter-unlocked/recruiter-view': () =>
    json(200, { isUnlocked: false, unlocked_at: null, isViewed: false, last_viewed_at: null }),
  'POST /v1/recruiter-view': () => noContent(),
  'POST /v1/recruiter-character-shortlists': () => json(201, empty),
  'DELETE /v1/recruiter-character-shortlists': () => noContent(),
};

export interface Call {
  readonly what: string;
  readonly url: URL;
  readonly body: unknown;
}

/** A fake server. Responses are matched by the longest prefix of the call. */
export function answerCalls(own: Record<string, Answer> = {}) {
  const calls: Call[] = [];
  const answers = Object.entries({ ...usual, ...own }).sort(([one], [other]) => other.length - one.length);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://localhost');
    const what = `${init.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ what, url, body });
    const found = answers.find(([begins]) => what.startsWith(begins));
    return found ? found[1](url, body) : problemAnswer(404, 'NOT_FOUND');
  });
  return { calls, to: (begins: string) => calls.filter(({ what }) => what.startsWith(begins)) };
}

export const found = (people: readonly RecruiterTalentCard[], total = people.length, page = 1) =>
  json(200, pageOf([...people], total, page));
export { json };

/** Clears what outlives a page. */
export function cleanUp() {
  toasts.set([]);
}

export function openSearch(query = '') {
  const router = createMemoryRouter(
    [
      { path: '/find-talents', element: <Component /> },
      { path: '*', element: <p>Another page</p> },
    ],
    // Another entry of the history than that of the test before, which remembers its card.
    { initialEntries: [{ pathname: '/find-talents', search: query, key: newId() }] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}
