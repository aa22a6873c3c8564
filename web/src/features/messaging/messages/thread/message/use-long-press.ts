import { type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';

const longMs = 450;
const movedPx = 10;

/** A finger that stays where it is asks what can be done; one that moves is scrolling. */
export function useLongPress() {
  const [isPressed, setIsPressed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const began = useRef({ x: 0, y: 0 });
  const handlers = useMemo(() => {
    const cancel = () => clearTimeout(timer.current);
    return {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        cancel();
        if (pointerType !== 'touch') return;
        began.current = { x: clientX, y: clientY };
        timer.current = setTimeout(() => setIsPressed(true), longMs);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { x, y } = began.current;
        if (Math.hypot(clientX - x, clientY - y) > movedPx) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    };
  }, []);
  return { isPressed, release: useCallback(() => setIsPressed(false), []), handlers };
}
