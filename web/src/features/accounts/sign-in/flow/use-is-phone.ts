import { useMediaQuery } from '../../../../shared/ui/theme/use-media-query.ts';

/**
 * For what must not exist on the other kind of screen: the popup keeps the focus inside, and what is only
 * unseen would still be counted as its last stop.
 */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 43.99em)');
