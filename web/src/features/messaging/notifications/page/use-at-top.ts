import { useSyncExternalStore } from 'react';

const near = 160;

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

export const useIsAtTop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY < near,
    () => true,
  );
