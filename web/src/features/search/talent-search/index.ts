export { castFor, hasAllMusts, withAllMusts } from './character-filters.ts';
export { type NameFilter, nameFilters, toWire } from './filters.ts';
export {
  defaultSearch,
  readSearch,
  searchLink,
  type TalentSearch,
  writeSearch,
} from './search-address.ts';
export { type Searcher, searcherOf, useSearcher } from './searcher.ts';
