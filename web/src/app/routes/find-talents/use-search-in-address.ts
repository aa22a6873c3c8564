import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readSearch, searchLink, type TalentSearch } from '../../../features/search/talent-search/index.ts';

interface How {
  /** Writes over the last step instead of adding one that back would undo. */
  readonly replace?: boolean;
}

/** The search as its address says it, and the one way to change it. */
export function useSearchInAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = params.toString();
  const search = useMemo(() => readSearch(new URLSearchParams(address)), [address]);
  /** Other people are looked at from their first page, without the page jumping. */
  const change = useCallback(
    (next: Partial<TalentSearch>, { replace = false }: How = {}) =>
      void navigate(searchLink({ ...search, page: 1, ...next }), { replace, preventScrollReset: true }),
    [navigate, search],
  );
  return { search, link: params.get('link'), change };
}
