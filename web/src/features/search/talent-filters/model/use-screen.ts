import { useMediaQuery } from '../../../../shared/ui/theme/use-media-query.ts';

export type Screen = 'phone' | 'tablet' | 'desktop';

/** Panels for other screen sizes are not rendered at all, because hidden ones still cost time. */
export function useScreen(): Screen {
  const isPhone = useMediaQuery('(max-width: 43.99em)');
  const isDesktop = useMediaQuery('(min-width: 56.25em)', true);
  if (isDesktop) return 'desktop';
  return isPhone ? 'phone' : 'tablet';
}
