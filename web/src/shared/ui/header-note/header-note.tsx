import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '../../lib/store.ts';
import classes from './header-note.module.css';

const slot = createStore<HTMLElement | null>(null);

/** A slot in the header for a page's note, such as "Saved". */
export function HeaderNoteSlot() {
  return <div className={classes.slot} ref={slot.set} />;
}

/** Renders a page's note in the header, if there is one. */
export function HeaderNote({ children }: { children: ReactNode }) {
  const element = useStore(slot);
  return element ? createPortal(children, element) : null;
}
