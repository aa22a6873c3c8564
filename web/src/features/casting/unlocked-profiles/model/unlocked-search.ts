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
  /** Writes over the last step instead of adding one that back would undo. */
  readonly replace?: boolean;
}

/** The search as the address says it, and the one way to change it. */
export function useUnlockedSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = params.toString();
  const search = useMemo(() => readUnlockedSearch(new URLSearchParams(address)), [address]);
  /** Others are read from their first page, without the page jumping. */
  const change = useCallback(
    (next: Partial<UnlockedSearch>, { replace = false }: ChangeOptions = {}) =>
      void navigate(unlockedLink({ ...search, page: 1, ...next }), { replace, preventScrollReset: true }),
    [navigate, search],
  );
  return { search, change };
}

export type ChangeSearch = ReturnType<typeof useUnlockedSearch>['change'];

/** Which of the unlocked talents, in which order: what the address of the page says. */
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

/** What cannot be understood is left out, the rest is kept. */
export const readUnlockedSearch = (params: URLSearchParams): UnlockedSearch => ({
  search: (params.get('search') ?? '').trim().slice(0, maxSearchLength),
  status: unlockedStates.find((one) => one === params.get('status')) ?? defaultSearch.status,
  sort: unlockedSorts.find((one) => one === params.get('sort')) ?? defaultSearch.sort,
  project: readPositiveInteger(params.get('project')),
  page: Math.min(readPositiveInteger(params.get('page')) ?? 1, lastPage),
});

/** Standing choices are left out: the shortest address that says it. */
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

/** Some are left out, other than by leafing. */
export const hasFilters = ({ search, status, project }: UnlockedSearch): boolean =>
  search !== '' || status !== 'all' || project !== undefined;
