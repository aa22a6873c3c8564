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

/** Where a page may say a word in the header, such as that everything is saved. */
export function HeaderNotePlace() {
  return <div className={classes.place} ref={takePlace} />;
}

/** A page's word in the header. Nothing where there is no header. */
export function HeaderNote({ children }: { children: ReactNode }) {
  const element = useSyncExternalStore(
    subscribe,
    () => place,
    () => null,
  );
  return element ? createPortal(children, element) : null;
}
