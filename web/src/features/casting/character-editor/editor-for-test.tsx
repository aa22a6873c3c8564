import type { ProjectDetail } from '@callboard/contract/casting/projects';
import type { TalentCount } from '@callboard/contract/search/talent-search';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { type Answers, json, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { createQueryClient } from '../../../shared/lib/api/query-client.ts';
import { session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import '../../../shared/i18n/i18n.ts';
import { listOf, someCharacter, someProject } from '../characters/characters-for-test.ts';
import { CharacterEditor } from './index.ts';

const library = '/v1/recruiter-project-character-library';
export const calls = {
  project: 'GET /v1/recruiter-project/3',
  character: `GET ${library}/9`,
  change: `PATCH ${library}/9`,
  create: `POST ${library}`,
  count: 'GET /v1/talenter/findTalent-count',
  faces: 'GET /v1/talenter/find-talents',
  library: `GET ${library}/get-all`,
};

export { listOf, someCharacter, someProject };

const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
const lists = {
  genders: named('Female', 'Male', 'Transgender'),
  languages: named('Hindi', 'Marathi', 'Telugu').map((one) => ({
    ...one,
    native_name: one.name,
    iso_code: 'x',
  })),
  language_levels: named('Basic', 'Conversational', 'Fluent', 'Native'),
  skills: named('Kathak', 'Swimming').map((one) => ({ ...one, group: 'Some' })),
  looks: named('Bengali'),
  cities: [],
  countries: [],
};

const someCount = (change: Partial<TalentCount>): TalentCount => ({
  count: 0,
  filterDrops: [],
  pairDrops: [],
  facets: {},
  days_left_out: null,
  ...change,
});

/** 412 women fit, and more with every filter left out. */
export function countOf(url: URL): TalentCount {
  const query = url.searchParams;
  if ([...query.keys()].every((name) => name === 'filterDrops')) return someCount({ count: 48_210 });
  const count = query.has('language') ? 412 : 800;
  if (query.has('feeMax')) return someCount({ count: query.get('feeMax') === '10000000' ? 398 : 353 });
  const filterDrops = [
    ...(query.has('gender') ? [{ filter: 'gender' as const, count: count + 31 }] : []),
    ...(query.has('minAge') ? [{ filter: 'age' as const, count: count + 3 }] : []),
    ...(query.has('language') ? [{ filter: 'language' as const, count: 800 }] : []),
  ];
  return someCount({ count, filterDrops: query.has('filterDrops') ? filterDrops : [] });
}

interface EditorTest {
  characterId?: number;
  project?: ProjectDetail;
  answers?: Answers;
}

/** The editor as a recruiter opens it, on a server that has one character. */
export function openEditor({ characterId, project = someProject(), answers = {} }: EditorTest) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const requests: URL[] = [];
  const server = startFakeServer({
    [calls.project]: () => json(200, project),
    [calls.character]: () => json(200, someCharacter()),
    [calls.count]: (_body, url) => {
      requests.push(url);
      return json(200, countOf(url));
    },
    [calls.faces]: () => json(200, { ...listOf([]), days_left_out: null }),
    'GET /v1/get-all-masterData': () => json(200, lists),
    ...answers,
  });
  session.start(answerOf('t-1', someUser({ user_id: 8, user_type: 2, talenter: null })));
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <CharacterEditor
            projectId={3}
            {...(characterId !== undefined && { characterId })}
            userId={8}
            isFrozen={false}
          />
        ),
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/'] },
  );
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { server, router, view, client, countRequests: () => requests.map((url) => url.searchParams) };
}
