import { useLayoutEffect, useRef, useState } from 'react';

/**
 * What is typed into a search and not chosen yet. `keep` gets it when the field is left, goes away with its
 * page, or the window closes, so it is never lost.
 */
export function useTypedText(keep: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  const latest = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    latest.current = () => {
      if (typed?.trim()) keep(typed.trim());
    };
  });
  useLayoutEffect(() => {
    const keepLatest = () => latest.current();
    window.addEventListener('pagehide', keepLatest);
    return () => {
      window.removeEventListener('pagehide', keepLatest);
      keepLatest();
    };
  }, []);
  return [typed, setTyped] as const;
}
