import { isFilterName } from '@callboard/contract/search/filter-address';
import { guestFilters, personalFilters } from '@callboard/contract/search/filter-groups';
import type { FilterName, TalentFilters } from '@callboard/contract/search/talent-filters';

interface SplitFilters {
  readonly kept: TalentFilters;
  readonly leftOut: readonly FilterName[];
}

function splitFilters(filters: TalentFilters, isKept: (name: FilterName) => boolean): SplitFilters {
  const set = Object.keys(filters).filter(isFilterName);
  const entries = Object.entries(filters).filter(([name]) => isFilterName(name) && isKept(name));
  return { kept: Object.fromEntries(entries), leftOut: set.filter((name) => !isKept(name)) };
}

const personal: readonly FilterName[] = personalFilters;
const allowedForGuests: readonly FilterName[] = guestFilters;

/** Drops filters that only mean something to this recruiter. */
export const keepShareable = (filters: TalentFilters): SplitFilters =>
  splitFilters(filters, (name) => !personal.includes(name));

/** Drops filters that guests cannot use. */
export const keepForGuests = (filters: TalentFilters): SplitFilters =>
  splitFilters(filters, (name) => allowedForGuests.includes(name));
