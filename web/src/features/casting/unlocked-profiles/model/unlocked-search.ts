import {
  type UnlockedSort,
  type UnlockedState,
  unlockedSorts,
  unlockedStates,
} from '@callboard/contract/casting/unlocking';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../../shared/lib/paths.ts';

interface ChangeOptions {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
}

export function useUnlockedSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = params.toString();
  const search = useMemo(() => readUnlockedSearch(new URLSearchParams(address)), [address]);
  /** Changing a filter goes back to page 1 without scrolling. */
  const change = useCallback(
    (next: Partial<UnlockedSearch>, { replace = false }: ChangeOptions = {}) =>
      void navigate(unlockedLink({ ...search, page: 1, ...next }), { replace, preventScrollReset: true }),
    [navigate, search],
  );
  return { search, change };
}

export type ChangeSearch = ReturnType<typeof useUnlockedSearch>['change'];

/** The filters of the list, as the URL has them. */
export interface UnlockedSearch {
  readonly search: string;
  readonly status: UnlockedState;
  readonly sort: UnlockedSort;
  readonly project: number | undefined;
  readonly page: number;
}

export const maxSearchLength = 120;
const lastPage = 100_000;

const readPositiveInteger = (text: string | null): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? number : undefined;
};

export const defaultSearch: UnlockedSearch = {
  search: '',
  status: 'all',
  sort: 'unlocked',
  project: undefined,
  page: 1,
};

/** Ignores what is invalid in the URL. */
export const readUnlockedSearch = (params: URLSearchParams): UnlockedSearch => ({
  search: (params.get('search') ?? '').trim().slice(0, maxSearchLength),
  status: unlockedStates.find((one) => one === params.get('status')) ?? defaultSearch.status,
  sort: unlockedSorts.find((one) => one === params.get('sort')) ?? defaultSearch.sort,
  project: readPositiveInteger(params.get('project')),
  page: Math.min(readPositiveInteger(params.get('page')) ?? 1, lastPage),
});

/** Leaves out defaults to keep the URL short. */
export function unlockedLink({ search, status, sort, project, page }: UnlockedSearch): string {
  const query = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(status !== defaultSearch.status && { status }),
    ...(project !== undefined && { project: String(project) }),
    ...(sort !== defaultSearch.sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? paths.unlockedProfiles() : `${paths.unlockedProfiles()}?${query}`;
}

export const hasFilters = ({ search, status, project }: UnlockedSearch): boolean =>
  search !== '' || status !== 'all' || project !== undefined;
