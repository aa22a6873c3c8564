import { useMediaQuery } from '@mantine/hooks';

export type Screen = 'phone' | 'tablet' | 'desk';

const atOnce = { getInitialValueInEffect: false };

/** What is not for this screen is not drawn at all: a hidden panel would still cost its time. */
export function useScreen(): Screen {
  const isPhone = useMediaQuery('(max-width: 43.99em)', false, atOnce);
  const isDesk = useMediaQuery('(min-width: 56.25em)', true, atOnce);
  if (isDesk) return 'desk';
  return isPhone ? 'phone' : 'tablet';
}
