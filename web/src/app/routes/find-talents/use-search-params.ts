import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readSearch, searchLink, type TalentSearch } from '../../../features/search/talent-search/index.ts';

interface How {
  /** Replaces the history entry. */
  readonly replace?: boolean;
}

/** The search in the URL. */
export function useSearchInAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = params.toString();
  const search = useMemo(() => readSearch(new URLSearchParams(address)), [address]);
  /** A changed search starts at page 1 and keeps the scroll position. */
  const change = useCallback(
    (next: Partial<TalentSearch>, { replace = false }: How = {}) =>
      void navigate(searchLink({ ...search, page: 1, ...next }), { replace, preventScrollReset: true }),
    [navigate, search],
  );
  const saved = Number(params.get('saved'));
  return {
    search,
    link: params.get('link'),
    saved: Number.isInteger(saved) && saved > 0 ? saved : null,
    change,
  };
}
