import { guestFilters, unfrozenFilters } from '@callboard/contract/search/filter-groups';
import { type FacetName, facetNames, guestFacets } from '@callboard/contract/search/search-limits';
import type { FilterName } from '@callboard/contract/search/talent-filters';
import type { Searcher } from '../../talent-search/index.ts';

const guestFilterNames: ReadonlySet<string> = new Set(guestFilters);

const unfrozenFilterNames: ReadonlySet<string> = new Set(unfrozenFilters);

type Rights = Pick<Searcher, 'kind' | 'isFrozen'>;

export const maySearchBy = ({ kind, isFrozen }: Rights, filter: FilterName): boolean =>
  kind === 'recruiter' ? !(isFrozen && unfrozenFilterNames.has(filter)) : guestFilterNames.has(filter);

const guestFacetNames: ReadonlySet<string> = new Set(guestFacets);

export const facetsFor = ({ kind }: Pick<Searcher, 'kind'>, wanted: readonly FacetName[]): FacetName[] =>
  facetNames.filter((name) => wanted.includes(name) && (kind === 'recruiter' || guestFacetNames.has(name)));
