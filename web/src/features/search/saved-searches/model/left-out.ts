import { guestFilters, personalFilters } from '@callboard/contract/search/filter-groups';
import { type FilterName, filterShape, type TalentFilters } from '@callboard/contract/search/talent-filters';

const isFilter = (name: string): name is FilterName => Object.hasOwn(filterShape, name);

interface Parted {
  readonly kept: TalentFilters;
  /** The active filters that were left out. */
  readonly leftOut: readonly FilterName[];
}

function part(filters: TalentFilters, keeps: (name: FilterName) => boolean): Parted {
  const set = Object.keys(filters).filter(isFilter);
  const entries = Object.entries(filters).filter(([name]) => isFilter(name) && keeps(name));
  return { kept: Object.fromEntries(entries), leftOut: set.filter((name) => !keeps(name)) };
}

const personal: readonly FilterName[] = personalFilters;
const open: readonly FilterName[] = guestFilters;

/** What others can make something of. */
export const forOthers = (filters: TalentFilters): Parted =>
  part(filters, (name) => !personal.includes(name));

/** What a guest may search by. */
export const forGuests = (filters: TalentFilters): Parted => part(filters, (name) => open.includes(name));
