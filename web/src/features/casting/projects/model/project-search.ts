import type { ProjectSort } from '@callboard/contract/casting/project-lists';
import { type ProjectStatus, projectStatuses } from '@callboard/contract/casting/project-values';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../../shared/lib/paths.ts';
import { readPage, readWholeNumber } from '../../../../shared/lib/read-address.ts';

/** As in the contract, whose list of sorts has the schemas with it. */
export const sorts = ['changed', 'shoot', 'created', 'title'] as const satisfies readonly ProjectSort[];
export const whoseOptions = ['all', 'own', 'team'] as const;
export type Whose = (typeof whoseOptions)[number];
/** In the order of the segments. */
export const statusOptions = ['all', 'open', 'paused', 'draft', 'closed'] as const satisfies readonly (
  | 'all'
  | ProjectStatus
)[];
export const maxSearchLength = 120;

export interface ProjectSearch {
  readonly search: string;
  readonly status: 'all' | ProjectStatus;
  readonly type: number | undefined;
  readonly whose: Whose;
  readonly sort: ProjectSort;
  readonly page: number;
  /** Of the closed ones below. */
  readonly closedPage: number;
}

export const defaultSearch: ProjectSearch = {
  search: '',
  status: 'all',
  type: undefined,
  whose: 'all',
  sort: 'changed',
  page: 1,
  closedPage: 1,
};

/** Ignores what is invalid in the URL. */
export const readProjectSearch = (params: URLSearchParams): ProjectSearch => ({
  search: (params.get('search') ?? '').trim().slice(0, maxSearchLength),
  status: projectStatuses.find((one) => one === params.get('status')) ?? 'all',
  type: readWholeNumber(params.get('type')),
  whose: whoseOptions.find((one) => one === params.get('whose')) ?? 'all',
  sort: sorts.find((one) => one === params.get('sort')) ?? 'changed',
  page: readPage(params.get('page')),
  closedPage: readPage(params.get('closed')),
});

/** Leaves out defaults to keep the URL short. */
export function projectsLink({ search, status, type, whose, sort, page, closedPage }: ProjectSearch): string {
  const query = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(status !== 'all' && { status }),
    ...(type !== undefined && { type: String(type) }),
    ...(whose !== 'all' && { whose }),
    ...(sort !== 'changed' && { sort }),
    ...(page > 1 && { page: String(page) }),
    ...(closedPage > 1 && { closed: String(closedPage) }),
  }).toString();
  return query === '' ? paths.myProjects() : `${paths.myProjects()}?${query}`;
}

export const hasFilters = ({ search, status, type, whose }: ProjectSearch): boolean =>
  search !== '' || status !== 'all' || type !== undefined || whose !== 'all';

interface ChangeOptions {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
}

export function useProjectSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = params.toString();
  const search = useMemo(() => readProjectSearch(new URLSearchParams(address)), [address]);
  /** Changing a filter goes back to page 1 without scrolling. */
  const change = useCallback(
    (next: Partial<ProjectSearch>, { replace = false }: ChangeOptions = {}) =>
      void navigate(projectsLink({ ...search, page: 1, closedPage: 1, ...next }), {
        replace,
        preventScrollReset: true,
      }),
    [navigate, search],
  );
  return { search, change };
}

export type ChangeSearch = ReturnType<typeof useProjectSearch>['change'];
