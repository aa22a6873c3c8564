import type { FieldError } from '@callboard/contract/errors';
import { guestFilters, unfrozenFilters, verifiedFilters } from '@callboard/contract/search/filter-groups';
import { type FilterName, filterShape, type TalentFilters } from '@callboard/contract/search/talent-filters';

/** Talents search as guests. */
export type Searcher =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'recruiter';
      readonly id: number;
      readonly isVerified: boolean;
      readonly isFrozen: boolean;
    };

const guestFilterNames: ReadonlySet<FilterName> = new Set(guestFilters);
const verifiedFilterNames: ReadonlySet<FilterName> = new Set(verifiedFilters);
const unfrozenFilterNames: ReadonlySet<FilterName> = new Set(unfrozenFilters);
const allNames = Object.keys(filterShape) as FilterName[];

const isFrozenOut = (name: FilterName, searcher: Searcher) =>
  searcher.kind === 'recruiter' && searcher.isFrozen && unfrozenFilterNames.has(name);

/** Filters that would reveal what this searcher may not see. */
const closedFilters = (filters: TalentFilters, searcher: Searcher): FilterName[] =>
  allNames.filter((name) => {
    if (filters[name] === undefined) return false;
    if (searcher.kind === 'guest') return !guestFilterNames.has(name);
    if (isFrozenOut(name, searcher)) return true;
    return verifiedFilterNames.has(name) && !searcher.isVerified;
  });

const reasonFor = (name: FilterName, searcher: Searcher): string => {
  if (searcher.kind === 'guest') return 'Is for recruiters';
  return isFrozenOut(name, searcher) ? 'Not while your profile is frozen' : 'Is for verified recruiters';
};

/** The filters this searcher may not use, with the reasons. Undefined when all are open. */
export function findClosedFilters(filters: TalentFilters, searcher: Searcher) {
  const closed = closedFilters(filters, searcher);
  if (closed.length === 0) return undefined;
  const isOnlyFrozen = closed.every((name) => isFrozenOut(name, searcher));
  const code = isOnlyFrozen ? ('PROFILE_FROZEN' as const) : ('WRONG_KIND_OF_USER' as const);
  const errors: FieldError[] = closed.map((field) => ({ field, message: reasonFor(field, searcher) }));
  return { code, errors };
}
