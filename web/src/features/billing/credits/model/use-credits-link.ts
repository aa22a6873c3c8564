import { useLocation } from 'react-router';
import { paths } from '../../../../shared/lib/paths.ts';

/** To where credits are bought, and back to this page afterwards. */
export function useCreditsLink(): string {
  const { pathname, search } = useLocation();
  return paths.creditsBalance(pathname + search);
}
