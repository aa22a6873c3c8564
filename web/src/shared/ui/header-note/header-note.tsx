import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import classes from './header-note.module.css';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function takePlace(element: HTMLElement | null): void {
  place = element;
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A place in the header for a page's note, such as "Saved". */
export function HeaderNotePlace() {
  return <div className={classes.place} ref={takePlace} />;
}

/** Renders a page's note in the header, if there is one. */
export function HeaderNote({ children }: { children: ReactNode }) {
  const element = useSyncExternalStore(
    subscribe,
    () => place,
    () => null,
  );
  return element ? createPortal(children, element) : null;
}
