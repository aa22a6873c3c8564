import { useEffect, useLayoutEffect, useRef } from 'react';

/** Gives the focus back to what opened the popup. The kit does so too, but not for the first time it opens. */
export function useFocusBack(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    // Before the popup takes the focus.
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    };
  }, [isOpen]);
}
