import { readFilters, toFilterQuery } from '@callboard/contract/search/filter-address';
import {
  lastSearchPage,
  maxNameLength,
  type TalentSort,
  talentSorts,
} from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { paths } from '../../../shared/lib/paths.ts';

/** A search, as the URL has it. */
export interface TalentSearch {
  readonly filters: TalentFilters;
  readonly sort: TalentSort;
  readonly page: number;
  readonly layout: 'grid' | 'list';
}

/** A name that is too long is cut: without it, everyone would be found. */
const withShortName = ({ userName, ...query }: Readonly<Record<string, string>>) =>
  userName === undefined ? query : { ...query, userName: userName.trim().slice(0, maxNameLength) };

export function readSearch(params: URLSearchParams): TalentSearch {
  const page = Number(params.get('page'));
  return {
    filters: readFilters(withShortName(Object.fromEntries(params))),
    sort: talentSorts.find((sort) => sort === params.get('sort')) ?? 'match',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, lastSearchPage) : 1,
    layout: params.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** Leaves out defaults to keep the URL short. */
export const writeSearch = ({ filters, sort, page, layout }: TalentSearch): URLSearchParams =>
  new URLSearchParams({
    ...toFilterQuery(filters),
    ...(sort !== 'match' && { sort }),
    ...(page > 1 && { page: String(page) }),
    ...(layout === 'list' && { view: 'list' }),
  });

export function searchLink(search: TalentSearch): string {
  const query = writeSearch(search).toString();
  return query === '' ? paths.findTalents() : `${paths.findTalents()}?${query}`;
}

export const defaultSearch: TalentSearch = { filters: {}, sort: 'match', page: 1, layout: 'grid' };
