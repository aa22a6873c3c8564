import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Who is looked at stands in the history, so that the back of a phone closes the quick view. */
interface LookState {
  readonly looksAt: string;
}

const isLook = (state: unknown): state is LookState =>
  typeof state === 'object' && state !== null && 'looksAt' in state && typeof state.looksAt === 'string';

/** The userUniqueId of whoever is in the quick view, and the ways in and out of it. */
export function useQuickLook() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const looksAt = isLook(state) ? state.looksAt : undefined;
  const isOpen = looksAt !== undefined;
  const here = pathname + search;

  const look = useCallback(
    (userUniqueId: string) =>
      void navigate(here, {
        state: { looksAt: userUniqueId } satisfies LookState,
        preventScrollReset: true,
        replace: isOpen,
      }),
    [navigate, here, isOpen],
  );
  const close = useCallback(() => void navigate(-1), [navigate]);
  return { looksAt, look, close };
}
