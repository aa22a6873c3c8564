import { paths } from '../../../shared/lib/paths.ts';
import { type TalentSearch, writeSearch } from './search-address.ts';

/** Where a search stands. */
export function searchLink(search: TalentSearch): string {
  const query = writeSearch(search).toString();
  return query === '' ? paths.findTalents() : `${paths.findTalents()}?${query}`;
}

export const everybody: TalentSearch = { filters: {}, sort: 'match', page: 1, layout: 'grid' };
