import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../../shared/lib/paths.ts';
import { readPage, readWholeNumber } from '../../../../shared/lib/read-address.ts';

export const shows = ['active', 'declined', 'all'] as const;
export const sorts = ['newest', 'oldest', 'name'] as const;

export interface ApplicantSearch {
  readonly character: number | undefined;
  readonly show: (typeof shows)[number];
  readonly sort: (typeof sorts)[number];
  readonly page: number;
}

/** Ignores what is invalid in the URL. */
export const readApplicantSearch = (params: URLSearchParams): ApplicantSearch => ({
  character: readWholeNumber(params.get('character')),
  show: shows.find((one) => one === params.get('show')) ?? 'active',
  sort: sorts.find((one) => one === params.get('sort')) ?? 'newest',
  page: readPage(params.get('page')),
});

/** Leaves out defaults to keep the URL short. */
export function applicantsLink(projectId: number, { character, show, sort, page }: ApplicantSearch): string {
  const query = new URLSearchParams({
    ...(character !== undefined && { character: String(character) }),
    ...(show !== 'active' && { show }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  const path = paths.projectApplicants(projectId);
  return query === '' ? path : `${path}?${query}`;
}

export function useApplicantSearch(projectId: number) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = params.toString();
  const search = useMemo(() => readApplicantSearch(new URLSearchParams(address)), [address]);
  /** Changing a filter goes back to page 1 without scrolling. */
  const change = useCallback(
    (next: Partial<ApplicantSearch>) =>
      void navigate(applicantsLink(projectId, { ...search, page: 1, ...next }), { preventScrollReset: true }),
    [navigate, search, projectId],
  );
  return { search, change };
}
