import { randomBytes } from 'node:crypto';
import type { Parsed } from '@callboard/contract/endpoint';
import type { FieldError } from '@callboard/contract/errors';
import { SavedSearch, type shareSearch } from '@callboard/contract/search/saved-searches';
import { toFilterQuery } from '@callboard/contract/search/talent-filters';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { searcherOf } from '../talent-search/index.ts';
import { canonicalFilters } from './canonical-filters.ts';
import * as queries from './search-links.queries.ts';
import { closedAmong, personalAmong } from './share-search.policy.ts';

const perAccount = { max: 120, seconds: 60 * 60 };
/** Offices and whole mobile networks share an address, so this is wide. */
const perNetwork = { max: 60, seconds: 60 * 60 };

/** 22 characters of 6 bits each. */
const makeLinkId = () => randomBytes(17).toString('base64url').slice(0, 22);

const refuse = (code: 'VALIDATION_FAILED' | 'WRONG_KIND_OF_USER', errors: readonly FieldError[]) => {
  const [first] = errors;
  if (first) throw new ProblemError(code, { detail: `${first.field}: ${first.message}`, errors });
};

interface Caller {
  readonly actor: Actor;
  readonly ip: string;
}

export function createSearchLinks({ db, limits }: { readonly db: Database; readonly limits: Limits }) {
  const countOne = (accountId: number | null, ip: string) =>
    accountId === null
      ? limits.take(`search-links:network:${networkOf(ip)}`, perNetwork)
      : limits.take(`search-links:account:${accountId}`, perAccount);

  return {
    async share({ filters, sort }: Parsed<typeof shareSearch>['body'], { actor, ip }: Caller) {
      const createdBy = 'accountId' in actor ? actor.accountId : null;
      await countOne(createdBy, ip);
      refuse('VALIDATION_FAILED', personalAmong(filters));
      refuse('WRONG_KIND_OF_USER', closedAmong(filters, searcherOf(actor)));
      const search = { filters: toFilterQuery(filters), sort, createdBy };
      const known = await queries.findSameLink(db, search);
      if (known !== undefined) return { id: known };
      const id = makeLinkId();
      if (await queries.insertLink(db, id, search)) return { id };
      const madeMeanwhile = await queries.findSameLink(db, search);
      if (madeMeanwhile === undefined) throw new Error('A link that is in the way can be found');
      return { id: madeMeanwhile };
    },

    async open(id: string) {
      const link = await queries.findLink(db, id);
      if (!link) throw new ProblemError('NOT_FOUND');
      return { filters: canonicalFilters(link.filters), sort: SavedSearch.shape.sort.parse(link.sort) };
    },
  };
}
export type SearchLinks = ReturnType<typeof createSearchLinks>;
