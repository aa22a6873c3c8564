import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Title } from '../people/names.ts';
import { IdInPath, Instant, ListOf } from '../scalars.ts';
import { talentSorts } from './search-limits.ts';
import { TalentFilters, WireFilters } from './talent-filters.ts';

const tag = 'finding talent';

/** How often the recruiter hears of new matches. */
export const searchAlerts = ['none', 'daily', 'weekly'] as const;
export type SearchAlert = (typeof searchAlerts)[number];
const Alert = z.enum(searchAlerts);

export const SavedSearch = z
  .object({
    id: z.int(),
    name: z.string(),
    /** As in the URL of the search. */
    filters: WireFilters,
    sort: z.enum(talentSorts),
    alert: Alert,
    created_at: Instant,
    last_opened_at: Instant,
    count: z.int(),
    /** Published since the search was last opened. */
    new_count: z.int(),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearch>;

const SearchName = Title(80);
const Sort = z.enum(talentSorts).default('match');

export const saveSearch = endpoint({
  method: 'POST',
  path: '/v1/findTalent-saveSearch',
  tag,
  summary: 'Save a search under a name',
  access: access.recruiter({ notFrozen: true }),
  body: z.strictObject({
    name: SearchName,
    filters: TalentFilters,
    sort: Sort,
    alert: Alert.default('none'),
  }),
  status: 201,
  response: SavedSearch,
});

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/v1/findTalent-saveSearch/{id}',
  tag,
  summary: "The recruiter's saved searches, with the number of new results",
  access: access.recruiter({ owned: true }),
  params: z.strictObject({ id: IdInPath }),
  response: ListOf(SavedSearch),
});

export const loadSavedSearch = endpoint({
  method: 'GET',
  path: '/v1/findTalent-saveSearch/load-search/{id}',
  tag,
  summary: 'One saved search with its filters',
  access: access.recruiter({ owned: true }),
  params: z.strictObject({ id: IdInPath }),
  response: SavedSearch,
});

export const changeSavedSearch = endpoint({
  method: 'PATCH',
  path: '/v1/findTalent-saveSearch/{id}',
  tag,
  summary: 'Rename a saved search, change its alert, or mark it as opened to reset its new results',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params: z.strictObject({ id: IdInPath }),
  body: z.strictObject({
    name: SearchName.optional(),
    alert: Alert.optional(),
    opened: z.literal(true).optional(),
  }),
  response: SavedSearch,
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/v1/findTalent-saveSearch/{id}',
  tag,
  summary: 'Delete a saved search',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params: z.strictObject({ id: IdInPath }),
  status: 204,
  response: z.undefined(),
});

/** 132 random bits, too many to guess. */
const LinkId = z.string().regex(/^[\w-]{22}$/, 'This is not a search link');

export const shareSearch = endpoint({
  method: 'POST',
  path: '/v1/findTalent-public-saveSearch',
  tag,
  summary: 'A link to a search that anyone can open',
  access: access.public(),
  body: z.strictObject({ filters: TalentFilters, sort: Sort }),
  status: 201,
  response: z.object({ id: z.string() }),
});

export const openSharedSearch = endpoint({
  method: 'GET',
  path: '/v1/findTalent-public-saveSearch/{id}',
  tag,
  summary: 'The filters behind a search link',
  access: access.public(),
  params: z.strictObject({ id: LinkId }),
  response: z.object({ filters: WireFilters, sort: z.enum(talentSorts) }),
});
