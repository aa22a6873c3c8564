export { type NameFilter, nameFilters, toWire } from './filters.ts';
export { everybody, readSearch, searchLink, type TalentSearch, writeSearch } from './search-address.ts';
