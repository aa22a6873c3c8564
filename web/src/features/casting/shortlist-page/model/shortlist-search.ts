import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../../shared/lib/paths.ts';
import { readPage } from '../../../../shared/lib/read-address.ts';

export const shows = ['all', 'unlocked', 'locked'] as const;

export interface ShortlistSearch {
  readonly show: (typeof shows)[number];
  readonly page: number;
}

/** Whose list it is. */
export interface ListAddress {
  readonly projectId: number;
  readonly characterId: number;
}

/** Ignores what is invalid in the URL. */
export const readShortlistSearch = (params: URLSearchParams): ShortlistSearch => ({
  show: shows.find((one) => one === params.get('show')) ?? 'all',
  page: readPage(params.get('page')),
});

/** Leaves out defaults to keep the URL short. */
export function shortlistLink(
  { projectId, characterId }: ListAddress,
  { show, page }: ShortlistSearch,
): string {
  const query = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  const path = paths.shortlist(projectId, characterId);
  return query === '' ? path : `${path}?${query}`;
}

interface ChangeOptions {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
}

export function useShortlistSearch({ projectId, characterId }: ListAddress) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = params.toString();
  const search = useMemo(() => readShortlistSearch(new URLSearchParams(address)), [address]);
  /** Changing the filter goes back to page 1 without scrolling. */
  const change = useCallback(
    (next: Partial<ShortlistSearch>, { replace = false }: ChangeOptions = {}) =>
      void navigate(shortlistLink({ projectId, characterId }, { ...search, page: 1, ...next }), {
        replace,
        preventScrollReset: true,
      }),
    [navigate, search, projectId, characterId],
  );
  return { search, change };
}
