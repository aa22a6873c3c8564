import { type PointerEvent, useRef, useState } from 'react';

interface Start {
  readonly id: number;
  readonly x: number;
}

/** Follows one finger sideways, without weight of its own, and says how far it came when it is lifted. */
export function useSwipe(onEnd: (moved: number, width: number) => void) {
  const start = useRef<Start>(undefined);
  const [moved, setMoved] = useState(0);

  const end = (event: PointerEvent<HTMLElement>, isMeant: boolean) => {
    if (start.current?.id !== event.pointerId) return;
    const distance = event.clientX - start.current.x;
    start.current = undefined;
    setMoved(0);
    if (isMeant) onEnd(distance, event.currentTarget.clientWidth);
  };

  return {
    moved,
    isFollowing: start.current !== undefined,
    on: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        // A mouse has arrows to press; two fingers enlarge.
        if (event.pointerType === 'mouse' || !event.isPrimary) return;
        start.current = { id: event.pointerId, x: event.clientX };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current?.id === event.pointerId) setMoved(event.clientX - start.current.x);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      // The browser took the gesture for itself: to scroll, or to enlarge.
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    },
  };
}
