import { guestFilters, verifiedFilters } from '@callboard/contract/search/filter-groups';
import { type FilterName, filterShape, type TalentFilters } from '@callboard/contract/search/talent-filters';

/** Talents search as guests. */
export type Searcher =
  | { readonly kind: 'guest' }
  | { readonly kind: 'recruiter'; readonly id: number; readonly isVerified: boolean };

const guestFilterNames: ReadonlySet<FilterName> = new Set(guestFilters);
const verifiedFilterNames: ReadonlySet<FilterName> = new Set(verifiedFilters);
const allNames = Object.keys(filterShape) as FilterName[];

/** Filters that would reveal what this searcher may not see. */
export const closedFilters = (filters: TalentFilters, searcher: Searcher): FilterName[] =>
  allNames.filter((name) => {
    if (filters[name] === undefined) return false;
    if (searcher.kind === 'guest') return !guestFilterNames.has(name);
    return verifiedFilterNames.has(name) && !searcher.isVerified;
  });
