import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type Box, choosePlace, margin, type Place } from './choose-place.ts';

const controls =
  'a[href], button, input, textarea, select, summary, [contenteditable=true], [role=button], [role=slider]';

const isReachable = (element: Element) => !element.closest('[data-toasts], [inert], [aria-hidden=true]');

const hasArea = ({ left, top, right, bottom }: Box) => right > left && bottom > top;

const viewBox = (): Box => {
  const { visualViewport: seen } = window;
  const [left, top] = [seen?.offsetLeft ?? 0, seen?.offsetTop ?? 0];
  const [width, height] = [seen?.width ?? window.innerWidth, seen?.height ?? window.innerHeight];
  return { left, top, right: left + width, bottom: top + height };
};

function measure(frame: HTMLElement, current: Place | undefined): Place {
  const view = viewBox();
  const toasts = Array.from(frame.children, (toast) => toast.getBoundingClientRect());
  const place = choosePlace({
    view,
    width: Math.max(0, ...toasts.map(({ width }) => width)),
    height: frame.getBoundingClientRect().height,
    controls: Array.from(document.querySelectorAll(controls))
      .filter(isReachable)
      .map((element) => element.getBoundingClientRect())
      .filter((box) => hasArea(box) && box.bottom > view.top && box.top < view.bottom),
    current,
  });
  return place;
}

const start: Place = { side: 'center', bottom: margin };
const isSame = (one: Place | undefined, other: Place) =>
  one?.side === other.side && one.bottom === other.bottom;

/** Keeps toasts off buttons, fields and bars, also while the page scrolls or a dialog opens below them. */
export function useToastPlace(frame: RefObject<HTMLElement | null>, shown: readonly unknown[]): Place {
  const [place, setPlace] = useState<Place>();
  const isShown = shown.length > 0;

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    // A new row of toasts starts at the lower edge again.
    setPlace((before) => (shown.length > 0 ? measure(element, before) : undefined));
  }, [frame, shown]);

  useEffect(() => {
    if (!isShown) return;
    let request: number | undefined;
    const update = () => {
      request = undefined;
      // Nothing moves away from under a finger or the focus.
      if (!frame.current || frame.current.matches(':hover, :focus-within')) return;
      const element = frame.current;
      setPlace((before) => {
        const next = measure(element, before);
        return isSame(before, next) ? before : next;
      });
    };
    const later = () => {
      request ??= requestAnimationFrame(update);
    };
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    const capture = { capture: true, passive: true };
    window.addEventListener('scroll', later, capture);
    window.addEventListener('resize', later);
    window.visualViewport?.addEventListener('resize', later);
    return () => {
      if (request !== undefined) cancelAnimationFrame(request);
      changes.disconnect();
      window.removeEventListener('scroll', later, capture);
      window.removeEventListener('resize', later);
      window.visualViewport?.removeEventListener('resize', later);
    };
  }, [isShown, frame]);

  return place ?? start;
}
