import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readUnlocked, type UnlockedSearch, unlockedLink } from './unlocked-address.ts';

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
