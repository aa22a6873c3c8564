import type { JobAddress } from '@callboard/contract/casting/job-search';
import { type JobSort, jobSorts } from '@callboard/contract/casting/job-values';
import { paths } from '../../../../shared/lib/paths.ts';
import { readPage } from '../../../../shared/lib/read-address.ts';
import { changed, type JobFilters, keyOf, readFilters, writeFilters } from './job-filters.ts';

/** A search of jobs, as the URL has it. */
export interface JobSearch {
  readonly filters: JobFilters;
  /** Only what somebody chose. */
  readonly sort?: JobSort | undefined;
  readonly page: number;
  /** The saved search that was opened, as long as its filters are those of the URL. */
  readonly alert?: number | undefined;
}

const isSort = (name: string): name is JobSort => Object.hasOwn(jobSorts, name);
export const sorts = Object.keys(jobSorts).filter(isSort);

/** What fits a talent comes first, unless they chose otherwise. Others have no best match. */
export function sortFor(chosen: JobSort | undefined, isTalent: boolean): JobSort {
  if (isTalent) return chosen ?? 'match';
  return chosen === undefined || chosen === 'match' ? 'newest' : chosen;
}

/** What a readable address such as mumbai-web-series stands for. */
export const filtersOfAddress = (address: JobAddress): JobFilters =>
  changed(
    {},
    {
      location_id: address.city ? [address.city.id] : undefined,
      project_id: address.project_type ? [address.project_type.id] : undefined,
      gender_id: address.gender ? [address.gender.id] : undefined,
      audition_kind: address.audition_kind ? [address.audition_kind] : undefined,
      remote: address.remote || undefined,
    },
  );

const readAlert = (text: string | null): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;

/** What the query of a readable address says beyond the address is added to it. */
export function readSearch(params: URLSearchParams, address?: JobAddress): JobSearch {
  const written = Number(params.get('sort_id'));
  return {
    filters: changed(address ? filtersOfAddress(address) : {}, readFilters(params)),
    sort: sorts.find((sort) => jobSorts[sort] === written),
    page: readPage(params.get('page')),
    alert: readAlert(params.get('alert')),
  };
}

const paging = ({ sort, page }: JobSearch): Record<string, string> => ({
  ...(sort && { sort_id: String(jobSorts[sort]) }),
  ...(page > 1 && { page: String(page) }),
});

const writeSearch = (search: JobSearch): URLSearchParams =>
  new URLSearchParams({
    ...(search.alert !== undefined && { alert: String(search.alert) }),
    ...writeFilters(search.filters),
    ...paging(search),
  });

/** The readable address stays while it says all that is set. */
export function searchLink(search: JobSearch, address?: JobAddress): string {
  const isAddress = address && keyOf(filtersOfAddress(address)) === keyOf(search.filters);
  const path = isAddress ? paths.findJobsBy(address.searchParam) : paths.findJobs();
  const query = (isAddress ? new URLSearchParams(paging(search)) : writeSearch(search)).toString();
  return query === '' ? path : `${path}?${query}`;
}

export const defaultSearch: JobSearch = { filters: {}, page: 1 };
