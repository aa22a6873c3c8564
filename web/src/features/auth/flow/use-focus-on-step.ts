import { useEffect, useRef } from 'react';

/** A step that replaces another takes the focus with it; the first one is the focus trap's own affair. */
export function useFocusOnStep(step: string) {
  const body = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [step]);
  return body;
}
