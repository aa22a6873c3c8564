import { userTypes } from '@callboard/contract/accounts/sessions';
import { guestFilters } from '@callboard/contract/search/filter-groups';
import type { FilterName } from '@callboard/contract/search/talent-filters';
import { type FacetName, facetNames, guestFacets } from '@callboard/contract/search/talent-search';
import { useSession } from '../../../../shared/lib/session/index.ts';

export interface Searcher {
  /** Talents search as guests. */
  readonly kind: 'guest' | 'recruiter';
  /** No request is sent before the session is known: results depend on who searches. */
  readonly isKnown: boolean;
}

export function useSearcher(): Searcher {
  const { status, user } = useSession();
  const kind = user?.user_type === userTypes.recruiter ? 'recruiter' : 'guest';
  return { kind, isKnown: status === 'loaded' };
}

const guestFilterNames: ReadonlySet<string> = new Set(guestFilters);

export const maySearchBy = ({ kind }: Pick<Searcher, 'kind'>, filter: FilterName): boolean =>
  kind === 'recruiter' || guestFilterNames.has(filter);

const guestFacetNames: ReadonlySet<string> = new Set(guestFacets);

export const facetsFor = ({ kind }: Pick<Searcher, 'kind'>, wanted: readonly FacetName[]): FacetName[] =>
  facetNames.filter((name) => wanted.includes(name) && (kind === 'recruiter' || guestFacetNames.has(name)));
