import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The browser's own modal: it keeps the focus inside, closes by Esc and by a phone's back key. */
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
