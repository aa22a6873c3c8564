import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A dialog that covers the screen. The browser keeps the focus inside and closes with Esc and the back key. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    const page = document.documentElement;
    const before = page.style.overflow;
    element?.showModal();
    page.style.overflow = 'hidden';
    return () => {
      page.style.overflow = before;
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
