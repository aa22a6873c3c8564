import { randomBytes } from 'node:crypto';
import type { Parsed } from '@callboard/contract/endpoint';
import type { FieldError, ProblemCode } from '@callboard/contract/errors';
import { toFilterQuery } from '@callboard/contract/search/filter-address';
import { SavedSearch, type shareSearch } from '@callboard/contract/search/saved-searches';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { searcherOf } from '../talent-search/index.ts';
import { canonicalFilters } from './canonical-filters.ts';
import * as queries from './search-links.queries.ts';
import { findClosedToShare, personalFilterErrors } from './share-search.policy.ts';

const perAccount = { max: 120, seconds: 60 * 60 };
/** Generous, because offices and mobile networks share an address. */
const perNetwork = { max: 60, seconds: 60 * 60 };

/** 22 characters of 6 bits each. */
const makeLinkId = () => randomBytes(17).toString('base64url').slice(0, 22);

const throwIfAny = (code: ProblemCode, errors: readonly FieldError[]) => {
  const [first] = errors;
  if (first) throw new ProblemError(code, { detail: `${first.field}: ${first.message}`, errors });
};

interface Caller {
  readonly actor: Actor;
  readonly ip: string;
}

export function createSearchLinks({ db, limits }: { readonly db: Database; readonly limits: Limits }) {
  const takeLimit = (accountId: number | null, ip: string) =>
    accountId === null
      ? limits.take(`search-links:network:${networkOf(ip)}`, perNetwork)
      : limits.take(`search-links:account:${accountId}`, perAccount);

  return {
    async share({ filters, sort }: Parsed<typeof shareSearch>['body'], { actor, ip }: Caller) {
      const createdBy = 'accountId' in actor ? actor.accountId : null;
      await takeLimit(createdBy, ip);
      throwIfAny('VALIDATION_FAILED', personalFilterErrors(filters));
      const closed = findClosedToShare(filters, searcherOf(actor));
      if (closed) throwIfAny(closed.code, closed.errors);
      const search = { filters: toFilterQuery(filters), sort, createdBy };
      const existing = await queries.findSameLink(db, search);
      if (existing !== undefined) return { id: existing };
      const id = makeLinkId();
      if (await queries.insertLink(db, id, search)) return { id };
      const concurrent = await queries.findSameLink(db, search);
      if (concurrent === undefined) throw new Error('A link that is in the way can be found');
      return { id: concurrent };
    },

    async open(id: string) {
      const link = await queries.findLink(db, id);
      if (!link) throw new ProblemError('NOT_FOUND');
      return { filters: canonicalFilters(link.filters), sort: SavedSearch.shape.sort.parse(link.sort) };
    },
  };
}
export type SearchLinks = ReturnType<typeof createSearchLinks>;
