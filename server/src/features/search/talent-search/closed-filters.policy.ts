import { guestFilters, verifiedFilters } from '@callboard/contract/search/filter-groups';
import { type FilterName, filterShape, type TalentFilters } from '@callboard/contract/search/talent-filters';

/** Who is searching. Talents search as guests do: of others they see what a guest sees. */
export type Searcher =
  | { readonly kind: 'guest' }
  | { readonly kind: 'recruiter'; readonly id: number; readonly isVerified: boolean };

const guestFilterNames: ReadonlySet<FilterName> = new Set(guestFilters);
const verifiedFilterNames: ReadonlySet<FilterName> = new Set(verifiedFilters);
const allNames = Object.keys(filterShape) as FilterName[];

/** The filters that are set and not open to this searcher: each would tell what they may not know. */
export const closedFilters = (filters: TalentFilters, searcher: Searcher): FilterName[] =>
  allNames.filter((name) => {
    if (filters[name] === undefined) return false;
    if (searcher.kind === 'guest') return !guestFilterNames.has(name);
    return verifiedFilterNames.has(name) && !searcher.isVerified;
  });
