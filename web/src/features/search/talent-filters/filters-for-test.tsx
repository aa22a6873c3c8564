import type { OwnCharacter } from '@callboard/contract/casting/characters';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { TalentCount } from '@callboard/contract/search/talent-search';
import type { MasterData } from '@callboard/contract/site/reference';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '../../../shared/lib/api/query-client.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { renderForTest } from '../../../shared/ui/render-for-test.tsx';
import type { TalentSearch } from '../talent-search/index.ts';
import type { OnFilters } from './model/filter-changes.ts';

const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
const inGroup = (...names: string[]) => named(...names).map((item) => ({ ...item, group: 'Some' }));

export const someLists: MasterData = {
  education_levels: named('PhD', 'Masters'),
  id_proof_types: named('Passport'),
  age_options: [],
  genders: named('Female', 'Male', 'Transgender', 'Non-binary'),
  countries: [{ id: 1, name: 'India', iso_code: 'IN' }],
  cities: ['Mumbai', 'Pune', 'Kochi', 'Delhi'].map((name, index) => ({
    id: index + 1,
    name,
    name_hi: null,
    state: 'A state',
    country_id: 1,
  })),
  languages: [
    ...['Hindi', 'Marathi', 'Bangla', 'Kannada', 'Tamil', 'Telugu'],
    ...['Urdu', 'Odia', 'Punjabi', 'Gujarati', 'Garo', 'Tulu'],
  ].map((name, index) => ({ id: index + 1, name, native_name: name, iso_code: `l${index}` })),
  language_levels: named('Basic', 'Conversational', 'Fluent', 'Native'),
  accents: inGroup('British'),
  skills: inGroup('Kathak', 'Swimming', 'Riding'),
  hobbies: inGroup('Chess'),
  project_types: named('Film', 'Web series'),
  looks: named('Bengali'),
  hair_colors: named('Black', 'Brown'),
  hair_types: named('Curly'),
  eye_colors: named('Brown'),
  skin_tones: named('Wheatish', 'Deep'),
  body_types: named('Athletic'),
  nationalities: [{ id: 1, name: 'Indian', country_id: 1 }],
  roles: named('Actor', 'Model'),
  size_types: [],
  social_networks: named('Instagram', 'YouTube'),
  acting_educations: named('FTII'),
  achievements: named('Filmfare Award'),
};

export const someCharacter: OwnCharacter = {
  id: 7,
  name: 'Meera',
  project_id: 3,
  project_title: 'Monsoon Line',
  project_type: 'Web series',
  status: 'casting',
  filters: { gender: '1', minAge: '22', maxAge: '34' },
  shoot_starts_on: null,
  shoot_ends_on: null,
  shortlisted: 0,
  role: 'owner',
};

export const otherCharacter: OwnCharacter = {
  ...someCharacter,
  id: 8,
  name: 'Inspector Kale',
  filters: { gender: '2', minAge: '40' },
};

export const someCount = (change: Partial<TalentCount> = {}): TalentCount => ({
  count: 1204,
  filterDrops: [],
  pairDrops: [],
  facets: {},
  days_left_out: null,
  ...change,
});

type Answers = (query: URLSearchParams) => TalentCount | Response | Promise<TalentCount | Response>;

/** Returns the recorded requests. */
export function stubServer(answer: Answers = () => someCount()) {
  const requests: { query: URLSearchParams; signal: AbortSignal | null | undefined }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'https://callboard.test');
    if (url.pathname.endsWith('get-all-masterData')) return Response.json(someLists);
    if (url.pathname.includes('character-library')) {
      return Response.json({
        results: [someCharacter, otherCharacter],
        page: 1,
        limit: 100,
        totalPages: 1,
        totalResults: 1,
      });
    }
    if (url.pathname.endsWith('city/search')) {
      const results = someLists.cities.filter(() => url.searchParams.get('text') === 'bomb').slice(0, 1);
      return Response.json({ results, page: 1, limit: 20, totalPages: 1, totalResults: results.length });
    }
    if (!url.pathname.endsWith('findTalent-count')) return new Response(null, { status: 204 });
    requests.push({ query: url.searchParams, signal: init.signal });
    const body = await answer(url.searchParams);
    return body instanceof Response ? body : Response.json(body);
  });
  return requests;
}

export const problemResponse = (status: number, code: string, fields: string[] = []) =>
  Response.json(
    {
      type: 'about:blank',
      title: 'No',
      status,
      code,
      errors: fields.map((field) => ({ field, message: 'Not for you' })),
    },
    { status },
  );

export const signInRecruiter = () =>
  session.start(answerOf('t-1', someUser({ user_id: 8, user_type: 2, talenter: null })));
export const startAsGuest = () => loadSession();

const inPixels = (query: string, end: 'min' | 'max') =>
  Number(query.match(new RegExp(`${end}-width: ([\\d.]+)em`))?.[1]) * 16;

export const stubWidth = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !(width < inPixels(query, 'min') || width > inPixels(query, 'max')),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

export interface Step {
  readonly filters: TalentFilters;
  readonly replace: boolean;
}

export const searchOf = (filters: TalentFilters): TalentSearch => ({
  filters,
  sort: 'match',
  page: 1,
  layout: 'grid',
});

interface AddressProps {
  start: TalentFilters;
  steps: Step[];
  children: (search: TalentSearch, onFilters: OnFilters) => ReactNode;
}

function Address({ start, steps, children }: AddressProps) {
  const [filters, setFilters] = useState(start);
  return children(searchOf(filters), (next, how) => {
    steps.push({ filters: next, replace: how?.replace ?? false });
    setFilters(next);
  });
}

export function renderAtAddress(start: TalentFilters, children: AddressProps['children']): Step[] {
  const steps: Step[] = [];
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderForTest(
    <QueryClientProvider client={client}>
      <Address start={start} steps={steps}>
        {children}
      </Address>
    </QueryClientProvider>,
  );
  return steps;
}
