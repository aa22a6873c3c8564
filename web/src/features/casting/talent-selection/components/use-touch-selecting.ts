import { useEffect, useRef } from 'react';

const holdsFor = 500;
const movesAtMost = 10;

/** The place of the item touched, as `data-at` says. */
const placeOf = (target: EventTarget | null): number | undefined => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  return item?.dataset.at === undefined ? undefined : Number(item.dataset.at);
};

/** A finger held on an item selects it. What the browser does after a held finger is left out. */
export function useTouchSelecting(onHold: (place: number) => void): void {
  const latest = useRef(onHold);
  useEffect(() => {
    latest.current = onHold;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let wasHeld = false;
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      stop();
      wasHeld = false;
      const place = event.pointerType === 'touch' ? placeOf(event.target) : undefined;
      if (place === undefined) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        wasHeld = true;
        latest.current(place);
      }, holdsFor);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > movesAtMost) stop();
    };
    const swallow = (event: Event) => {
      if (!wasHeld) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') wasHeld = false;
    };
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', stop);
    document.addEventListener('pointercancel', stop);
    document.addEventListener('click', swallow, true);
    document.addEventListener('contextmenu', swallow, true);
    return () => {
      stop();
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', stop);
      document.removeEventListener('pointercancel', stop);
      document.removeEventListener('click', swallow, true);
      document.removeEventListener('contextmenu', swallow, true);
    };
  }, []);
}
