import { useIsRunning } from '../../../../shared/lib/use-is-running.ts';
import { useMediaQuery } from '../../../../shared/ui/theme/use-media-query.ts';

export type Screen = 'phone' | 'tablet' | 'desktop';

/**
 * Undefined in the page as the server sends it, which has the filters of every screen, and styles that hide the
 * others. Then only one is left, because hidden ones still cost time.
 */
export function useScreen(): Screen | undefined {
  const isRunning = useIsRunning();
  const isPhone = useMediaQuery('(max-width: 43.99em)');
  const isDesktop = useMediaQuery('(min-width: 56.25em)');
  if (!isRunning) return undefined;
  if (isDesktop) return 'desktop';
  return isPhone ? 'phone' : 'tablet';
}

export const isShownOn = (screen: Screen | undefined, wanted: Screen): boolean =>
  screen === undefined || screen === wanted;
