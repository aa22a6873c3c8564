import { type JobStatus, jobStatuses } from '@callboard/contract/casting/job-values';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../../shared/lib/paths.ts';
import { readPage, readWholeNumber } from '../../../../shared/lib/read-address.ts';

export const maxTitleSearch = 160;
/** In the order of the segments. */
export const statusTabs = [
  'all',
  'open',
  'in_review',
  'draft',
  'paused',
  'expired',
  'closed',
] as const satisfies readonly ('all' | JobStatus)[];

export interface JobSearch {
  readonly title: string;
  readonly status: 'all' | JobStatus;
  readonly project: number | undefined;
  readonly page: number;
}

/** Ignores what is invalid in the URL. */
export const readJobSearch = (params: URLSearchParams): JobSearch => ({
  title: (params.get('title') ?? '').trim().slice(0, maxTitleSearch),
  status: jobStatuses.find((one) => one === params.get('status')) ?? 'all',
  project: readWholeNumber(params.get('project')),
  page: readPage(params.get('page')),
});

/** Leaves out defaults to keep the URL short. */
export function jobsLink({ title, status, project, page }: JobSearch): string {
  const query = new URLSearchParams({
    ...(title !== '' && { title }),
    ...(status !== 'all' && { status }),
    ...(project !== undefined && { project: String(project) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? paths.myJobPostings() : `${paths.myJobPostings()}?${query}`;
}

export const hasFilters = ({ title, status, project }: JobSearch): boolean =>
  title !== '' || status !== 'all' || project !== undefined;

export function useJobSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = params.toString();
  const search = useMemo(() => readJobSearch(new URLSearchParams(address)), [address]);
  /** Changing a filter goes back to page 1 without scrolling. */
  const change = useCallback(
    (next: Partial<JobSearch>, replace = false) =>
      void navigate(jobsLink({ ...search, page: 1, ...next }), { replace, preventScrollReset: true }),
    [navigate, search],
  );
  return { search, change };
}

export type ChangeSearch = ReturnType<typeof useJobSearch>['change'];
