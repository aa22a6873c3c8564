import { useEffect, useLayoutEffect, useRef } from 'react';

const isSlider = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'range';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  !isSlider(target) &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const isInDialog = () => document.querySelector('[role="dialog"], dialog[open]') !== null;

/** What moves by arrows, or opens by Space, when it has the focus. */
const ownArrows =
  'input[type="range"], [role="slider"], [role="radio"], [role="tab"], [role="option"], [role="menu"], [role="menuitem"], ' +
  '[role="combobox"], [role="spinbutton"], [role="grid"], [aria-haspopup], video, audio';
const ownSpace = 'a, button, summary, video, audio, [role="button"], [role="option"], [role="tab"]';

function isTakenBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (key.startsWith('Arrow') || key === 'Home' || key === 'End') return target.closest(ownArrows) !== null;
  return (key === ' ' || key === 'Enter') && target.closest(ownSpace) !== null;
}

/** Whether a key is meant for the page: nothing is typed, no dialog is open, and what has the focus has no use for it. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event.target) &&
  !isInDialog() &&
  !isTakenBy(event.target, event.key);

/** Calls the latest `handle` with keys meant for the page. */
export function useKeysOfPage(handle: (event: KeyboardEvent) => void): void {
  const latest = useRef(handle);
  // With what is shown: a key pressed right after it is meant for it, not for what was there before.
  useLayoutEffect(() => {
    latest.current = handle;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isForPage(event)) latest.current(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Keys that work everywhere, except while typing or in a dialog. */
export const usePageKeys = (keys: Readonly<Record<string, () => void>>): void =>
  useKeysOfPage((event) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
