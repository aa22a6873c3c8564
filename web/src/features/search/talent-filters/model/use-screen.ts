import { useMediaQuery } from '../../../../shared/ui/theme/use-media-query.ts';

export type Screen = 'phone' | 'tablet' | 'desk';

/** Panels for other screen sizes are not rendered at all, because hidden ones still cost time. */
export function useScreen(): Screen {
  const isPhone = useMediaQuery('(max-width: 43.99em)');
  const isDesk = useMediaQuery('(min-width: 56.25em)', true);
  if (isDesk) return 'desk';
  return isPhone ? 'phone' : 'tablet';
}
