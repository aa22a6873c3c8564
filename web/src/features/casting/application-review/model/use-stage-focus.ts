import { type RefObject, useEffect, useRef } from 'react';

/**
 * A decision by pointer leaves the focus on the stage, also on that of the next applicant: on the button that
 * was pressed, Space would decide about them instead of playing.
 */
export function useStageFocus(stage: RefObject<HTMLElement | null>, openId: number): () => void {
  const left = useRef<number>(undefined);
  useEffect(() => {
    if (left.current === undefined || left.current === openId || !stage.current) return;
    left.current = undefined;
    // Whoever went on to something else meanwhile stays there.
    if (document.activeElement === document.body) stage.current.focus({ preventScroll: true });
  });
  return () => {
    left.current = openId;
    stage.current?.focus({ preventScroll: true });
  };
}
