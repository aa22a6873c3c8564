import { MasterData } from '@callboard/contract/site/reference';
import type { Database } from '../../../platform/db/database.ts';
import { etagOf } from '../../../platform/http/cacheable.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { shareAnswers } from '../../../platform/share-answers.ts';
import { createCitySearch } from './city-search.ts';
import { toCity, toGroupedItem, toMasterData } from './reference.mapper.ts';
import * as queries from './reference.queries.ts';

const typeaheadLimit = 20;
const masterDataLifetimeMs = 60_000;

interface CachedMasterData {
  readonly json: string;
  readonly etag: string;
  readonly staleAt: number;
}

/** The cities in memory, with what they are found by. Entries that were added meanwhile come within a minute. */
function createCityFinder({ db, now }: { db: Database; now: () => number }) {
  let cached: { readonly search: ReturnType<typeof makeSearch>; readonly staleAt: number } | undefined;
  const makeSearch = (rows: Awaited<ReturnType<typeof queries.listSearchableCities>>) =>
    createCitySearch(rows);
  const share = shareAnswers<NonNullable<typeof cached>>();
  const load = async () => {
    const search = makeSearch(await queries.listSearchableCities(db));
    cached = { search, staleAt: now() + masterDataLifetimeMs };
    return cached;
  };
  return async (text: string) => {
    const { search } = cached && cached.staleAt > now() ? cached : await share('cities', load);
    return search(text, typeaheadLimit);
  };
}

export function createReferenceService({ db, now = Date.now }: { db: Database; now?: () => number }) {
  let cached: CachedMasterData | undefined;
  const share = shareAnswers<CachedMasterData>();
  const findByText = createCityFinder({ db, now });

  const load = async () => {
    const data = MasterData.parse(toMasterData(await queries.readEveryList(db)));
    cached = { json: JSON.stringify(data), etag: etagOf(data), staleAt: now() + masterDataLifetimeMs };
    return cached;
  };

  return {
    /**
     * Lists change only with a release, so they are cached for a minute and read once for concurrent
     * requests.
     */
    async masterData() {
      if (cached && cached.staleAt > now()) return cached;
      return share('master data', load);
    },
    skills: async () => (await queries.listGrouped(db, 'skill')).map(toGroupedItem),
    hobbies: async () => (await queries.listGrouped(db, 'hobby')).map(toGroupedItem),
    projectTypes: () => queries.listPlain(db, 'project_type'),
    cities: () => queries.listCities(db),
    searchSkills: async (text: string) =>
      (await queries.searchGrouped(db, 'skill', text, typeaheadLimit)).map(toGroupedItem),
    searchHobbies: async (text: string) =>
      (await queries.searchGrouped(db, 'hobby', text, typeaheadLimit)).map(toGroupedItem),
    /** By ids, by text, or the popular ones. */
    async searchCities({ text, ids }: { text?: string | undefined; ids?: readonly number[] | undefined }) {
      if (ids) return queries.findCities(db, ids);
      return text === undefined
        ? queries.listPopularCities(db, typeaheadLimit)
        : (await findByText(text)).map(toCity);
    },
    async city(id: number) {
      const city = await queries.findCity(db, id);
      if (!city) throw new ProblemError('NOT_FOUND', { detail: 'There is no such city.' });
      return city;
    },
    async citiesOfCountry(id: number) {
      if (!(await queries.countryExists(db, id))) {
        throw new ProblemError('NOT_FOUND', { detail: 'There is no such country.' });
      }
      return queries.listCitiesOfCountry(db, id);
    },
  };
}
export type ReferenceService = ReturnType<typeof createReferenceService>;
