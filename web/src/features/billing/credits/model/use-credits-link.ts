import { useLocation } from 'react-router';
import { paths } from '../../../../shared/lib/paths.ts';

/** The page to buy credits on, with a way back to this one. */
export function useCreditsLink(): string {
  const { pathname, search } = useLocation();
  return paths.creditsBalance(pathname + search);
}
