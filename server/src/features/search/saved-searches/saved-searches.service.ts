import type { Parsed } from '@callboard/contract/endpoint';
import { toFilterQuery } from '@callboard/contract/search/filter-address';
import type { changeSavedSearch, saveSearch } from '@callboard/contract/search/saved-searches';
import type { Database } from '../../../platform/db/database.ts';
import { fullList } from '../../../platform/http/list.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { lockRecruiter } from '../../people/person-summaries/index.ts';
import { findSearchRights } from '../talent-search/index.ts';
import { createSavedCounts, type Owner } from './count-saved.ts';
import type { SearchCounts } from './counts.ts';
import { toSavedSearch } from './saved-searches.mapper.ts';
import * as queries from './saved-searches.queries.ts';

const maxSaved = 50;
const savesPerHour = { max: 120, seconds: 60 * 60 };
const listsPerHour = { max: 600, seconds: 60 * 60 };

interface SavedSearchesOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly counts: SearchCounts;
}

const nameTaken = () =>
  new ProblemError('CONFLICT', {
    detail: 'You have a search with this name.',
    errors: [{ field: 'name', message: 'You have a search with this name' }],
  });
const limitReached = () =>
  new ProblemError('CONFLICT', {
    detail: `You have ${maxSaved} saved searches. Delete one to save another.`,
  });

/** Prefixes the fields, because the filters are nested in the request. */
const withinFilters = (error: unknown) => {
  if (!(error instanceof ProblemError) || !error.details.errors) return error;
  const errors = error.details.errors.map(({ field, message }) => ({ field: `filters.${field}`, message }));
  return new ProblemError(error.code, { ...error.details, errors });
};

export function createSavedSearches({ db, limits, counts }: SavedSearchesOptions) {
  const countSaved = createSavedCounts(counts);
  const ownerOf = async (recruiterId: number): Promise<Owner> => ({
    recruiterId,
    ...(await findSearchRights(db, recruiterId)),
  });
  const read = async (row: queries.SavedSearchRow, owner: Owner) =>
    toSavedSearch(row, await countSaved(row, owner));

  const find = async (conn: Database, recruiterId: number, id: number) => {
    const row = await queries.findOwn(conn, recruiterId, id);
    if (!row) throw new ProblemError('NOT_FOUND');
    return row;
  };

  return {
    async save(recruiterId: number, { name, filters, sort, alert }: Parsed<typeof saveSearch>['body']) {
      await limits.take(`saved-searches:${recruiterId}`, savesPerHour);
      // Rejects an invalid search now, not when it is opened.
      const search = { filters, isFirst: true, ...(await ownerOf(recruiterId)) };
      const count = await counts.countFor(search).catch((error: unknown) => {
        throw withinFilters(error);
      });
      const row = await db.transaction().execute(async (trx) => {
        await lockRecruiter(trx, recruiterId);
        if ((await queries.findIdByName(trx, recruiterId, name)) !== undefined) throw nameTaken();
        if ((await queries.countOwn(trx, recruiterId)) >= maxSaved) throw limitReached();
        return queries.insertSearch(trx, {
          recruiterId,
          name,
          filters: toFilterQuery(filters),
          sort,
          alert,
        });
      });
      return toSavedSearch(row, { count, new_count: 0 });
    },

    async list(recruiterId: number) {
      await limits.take(`saved-searches-list:${recruiterId}`, listsPerHour);
      const owner = await ownerOf(recruiterId);
      const rows = await queries.listOwn(db, recruiterId);
      return fullList(await Promise.all(rows.map((row) => read(row, owner))));
    },

    load: async (recruiterId: number, id: number) =>
      read(await find(db, recruiterId, id), await ownerOf(recruiterId)),

    async change(
      recruiterId: number,
      id: number,
      { name, alert, opened }: Parsed<typeof changeSavedSearch>['body'],
    ) {
      const row = await db.transaction().execute(async (trx) => {
        await lockRecruiter(trx, recruiterId);
        await find(trx, recruiterId, id);
        if (name !== undefined) {
          const sameNameId = await queries.findIdByName(trx, recruiterId, name);
          if (sameNameId !== undefined && sameNameId !== id) throw nameTaken();
          await queries.renameSearch(trx, id, name);
        }
        if (alert !== undefined) await queries.changeAlert(trx, id, alert);
        if (opened) await queries.markOpened(trx, id);
        return find(trx, recruiterId, id);
      });
      return read(row, await ownerOf(recruiterId));
    },

    async remove(recruiterId: number, id: number): Promise<void> {
      if (!(await queries.deleteOwn(db, recruiterId, id))) throw new ProblemError('NOT_FOUND');
    },
  };
}
export type SavedSearches = ReturnType<typeof createSavedSearches>;
