import { type ProjectStatus, projectStatuses } from '@callboard/contract/casting/project-values';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../../shared/lib/paths.ts';
import { readPage, readWholeNumber } from '../../../../shared/lib/read-address.ts';

export interface SummarySearch {
  readonly title: string;
  readonly status: 'all' | ProjectStatus;
  readonly type: number | undefined;
  readonly page: number;
}

const maxTitleLength = 120;

/** Ignores what is invalid in the URL. */
export const readSummarySearch = (params: URLSearchParams): SummarySearch => ({
  title: (params.get('title') ?? '').trim().slice(0, maxTitleLength),
  status: projectStatuses.find((one) => one === params.get('status')) ?? 'all',
  type: readWholeNumber(params.get('type')),
  page: readPage(params.get('page')),
});

/** Leaves out defaults to keep the URL short. */
export function summaryLink({ title, status, type, page }: SummarySearch): string {
  const query = new URLSearchParams({
    ...(title !== '' && { title }),
    ...(status !== 'all' && { status }),
    ...(type !== undefined && { type: String(type) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? paths.projectSummary() : `${paths.projectSummary()}?${query}`;
}

export function useSummarySearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = params.toString();
  const search = useMemo(() => readSummarySearch(new URLSearchParams(address)), [address]);
  /** Changing a filter goes back to page 1 without scrolling. */
  const change = useCallback(
    (next: Partial<SummarySearch>, { replace = false }: { readonly replace?: boolean } = {}) =>
      void navigate(summaryLink({ ...search, page: 1, ...next }), { replace, preventScrollReset: true }),
    [navigate, search],
  );
  return { search, change };
}
