import type { CharacterDetail } from '@callboard/contract/casting/characters';
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

const owner = { user_id: 8, userUniqueId: 'u-8', name: 'Rohan Shah', company: 'Tidewater', image: null };

export const someProject = (change: Partial<ProjectDetail> = {}): ProjectDetail => ({
  id: 3,
  title: 'Monsoon Line',
  internal_title: null,
  project_type: { id: 2, name: 'Web series' },
  production_house: null,
  director: null,
  synopsis: null,
  languages: [],
  cities: [{ id: 1, name: 'Mumbai' }],
  shoot_starts_on: null,
  shoot_ends_on: null,
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

const noCounts = { shortlisted: 0, applied: 0, invited: 0, auditioned: 0, offered: 0, cast: 0 };

export const someCharacter = (change: Partial<CharacterDetail> = {}): CharacterDetail => ({
  id: 9,
  project_id: 3,
  project_title: 'Monsoon Line',
  name: 'The singer',
  brief: null,
  team_note: null,
  weight: 'supporting',
  status: 'casting',
  wanted: 1,
  gender: { id: 1, name: 'Female' },
  playing_age_min: 20,
  playing_age_max: 30,
  height_min_mm: null,
  height_max_mm: null,
  looks: [],
  languages: [{ id: 1, name: 'Hindi', level_id: 1, level: 'Basic' }],
  skills: [],
  fee_paise: null,
  fee_per: null,
  work_days: null,
  works_from: null,
  works_to: null,
  disclosures: [],
  musts: ['gender', 'age', 'languages'],
  pictures: [],
  documents: [],
  slot: {
    id: 9,
    name: 'The singer',
    status: 'casting',
    wanted: 1,
    cast: 0,
    listed: 0,
    unseen: 0,
    stage: null,
    face: null,
  },
  counts: noCounts,
  faces: [],
  filters: {},
  revision: 4,
  ...change,
});

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

export const listOf = (results: readonly unknown[]) => ({
  results,
  page: 1,
  limit: 100,
  totalPages: 1,
  totalResults: results.length,
});

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
