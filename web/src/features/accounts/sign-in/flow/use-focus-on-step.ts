import { useEffect, useRef } from 'react';

/** A step that replaces another takes the focus with it; the first one is the focus trap's own affair. */
export function useFocusOnStep(isOpen: boolean, step: string) {
  const body = useRef<HTMLDivElement>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    const isNew = isOpen && last.current !== undefined && last.current !== step;
    last.current = isOpen ? step : undefined;
    if (!isNew) return;
    body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isOpen, step]);
  return body;
}
