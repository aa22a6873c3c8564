import { useEffect, useRef, useState } from 'react';

/** After a finger leaves, its click may come this much later. */
const clickDelayMs = 350;

/** Whether a pointer is down on an element, until its click has landed. */
export function usePress(): { readonly isPressed: boolean; readonly onPointerDown: () => void } {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    if (!isPressed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsPressed(false), delay);
    };
    const afterClick = () => release(0);
    const afterPress = () => release(clickDelayMs);
    window.addEventListener('click', afterClick, true);
    window.addEventListener('pointerup', afterPress, true);
    window.addEventListener('pointercancel', afterClick, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', afterClick, true);
      window.removeEventListener('pointerup', afterPress, true);
      window.removeEventListener('pointercancel', afterClick, true);
    };
  }, [isPressed]);
  return { isPressed, onPointerDown: () => setIsPressed(true) };
}

/**
 * What a list shows, unchanged while a pointer is down on it. An answer that comes between press and release
 * would put another row under the pointer, and the click would be lost or meant for someone else.
 */
export function useSteady<T>(shown: T, isPressed: boolean): T {
  const last = useRef(shown);
  if (!isPressed) last.current = shown;
  return last.current;
}
