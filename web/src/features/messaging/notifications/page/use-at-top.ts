import { useSyncExternalStore } from 'react';

/** As far as the title reaches. */
const near = 160;

function subscribe(tell: () => void) {
  window.addEventListener('scroll', tell, { passive: true });
  return () => window.removeEventListener('scroll', tell);
}

/** The reader sees the head of the page. */
export const useIsAtTop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY < near,
    () => true,
  );
