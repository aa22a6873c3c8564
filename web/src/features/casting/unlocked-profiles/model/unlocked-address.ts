import {
  type UnlockedSort,
  type UnlockedState,
  unlockedSorts,
  unlockedStates,
} from '@callboard/contract/casting/unlocking';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../../shared/lib/paths.ts';

interface How {
  /** Writes over the last step instead of adding one that back would undo. */
  readonly replace?: boolean;
}

/** The search as the address says it, and the one way to change it. */
export function useUnlockedSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = params.toString();
  const search = useMemo(() => readUnlocked(new URLSearchParams(address)), [address]);
  /** Others are read from their first page, without the page jumping. */
  const change = useCallback(
    (next: Partial<UnlockedSearch>, { replace = false }: How = {}) =>
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

export const longestSearch = 120;
const lastPage = 100_000;

const whole = (text: string | null): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? number : undefined;
};

export const everybody: UnlockedSearch = {
  search: '',
  status: 'all',
  sort: 'unlocked',
  project: undefined,
  page: 1,
};

/** What cannot be understood is left out, the rest is kept. */
export const readUnlocked = (params: URLSearchParams): UnlockedSearch => ({
  search: (params.get('search') ?? '').trim().slice(0, longestSearch),
  status: unlockedStates.find((one) => one === params.get('status')) ?? everybody.status,
  sort: unlockedSorts.find((one) => one === params.get('sort')) ?? everybody.sort,
  project: whole(params.get('project')),
  page: Math.min(whole(params.get('page')) ?? 1, lastPage),
});

/** Standing choices are left out: the shortest address that says it. */
export function unlockedLink({ search, status, sort, project, page }: UnlockedSearch): string {
  const query = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(status !== everybody.status && { status }),
    ...(project !== undefined && { project: String(project) }),
    ...(sort !== everybody.sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? paths.unlockedProfiles() : `${paths.unlockedProfiles()}?${query}`;
}

/** Some are left out, other than by leafing. */
export const isNarrowed = ({ search, status, project }: UnlockedSearch): boolean =>
  search !== '' || status !== 'all' || project !== undefined;
