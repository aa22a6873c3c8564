export { type NameFilter, nameFilters } from './name-filter.ts';
export { readSearch, type TalentSearch, writeSearch } from './search-address.ts';
export { everybody, searchLink } from './search-link.ts';
export { toWire } from './wire-filters.ts';
