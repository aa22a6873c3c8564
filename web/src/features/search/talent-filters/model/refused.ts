import {
  type FilterGroup,
  filterGroupNames,
  filterGroups,
  verifiedFilters,
} from '@callboard/contract/search/filter-groups';
import type { FilterName, TalentFilters } from '@callboard/contract/search/talent-filters';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { maySearchBy, type Searcher } from './use-searcher.ts';

const isVerifiedOnly = (name: FilterName) => verifiedFilters.some((filter) => filter === name);
const isOfSomething = (name: FilterName) =>
  name === 'characterId' || name === 'jobApply' || name === 'similarTo';

/** The filters that are set and that the search was refused for; none when it failed for another reason. */
export function refusedFilters(error: unknown, filters: TalentFilters, searcher: Searcher): FilterName[] {
  const { code, fields } = readTrouble(error);
  const set = Object.keys(filters).filter((name): name is FilterName => Object.hasOwn(filters, name));
  const named = set.filter((name) => fields.some(({ field }) => field === name));
  if (named.length > 0) return named;
  if (code === 'NOT_FOUND') return set.filter(isOfSomething);
  if (code === 'WRONG_KIND_OF_USER' || code === 'UNAUTHENTICATED') {
    const notTheirs = set.filter((name) => !maySearchBy(searcher, name));
    return notTheirs.length > 0 ? notTheirs : set.filter(isVerifiedOnly);
  }
  return [];
}

export const areVerifiedOnly = (names: readonly FilterName[]): boolean =>
  names.length > 0 && names.every(isVerifiedOnly);

/** Their groups, for which there are words. */
export const groupsOf = (names: readonly FilterName[]): FilterGroup[] =>
  filterGroupNames.filter((group) => filterGroups[group].some((name) => names.includes(name)));
