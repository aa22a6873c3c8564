import { useEffect, useState } from 'react';

/** Gives the focus back to whatever had it before; the popup is gone when it closes, so nobody else would. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
