import { useEffect } from 'react';
import type { Desk } from './desk.ts';

/** Whoever leaves the page has made up their mind about what they removed. */
export function useLeaving({ removing }: Pick<Desk, 'removing'>): void {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') removing.flush();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', removing.flush);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', removing.flush);
      removing.flush();
    };
  }, [removing]);
}
