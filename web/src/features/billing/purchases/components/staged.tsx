import { type ReactNode, useEffect, useRef } from 'react';
import classes from './checkout.module.css';

/** One step of several in the same dialog: the button that led here is gone, so the focus comes along. */
export function Staged({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = step.current?.querySelector<HTMLElement>('[data-autofocus]') ?? step.current;
    first?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={step} className={classes.step} tabIndex={-1}>
      {children}
    </div>
  );
}
