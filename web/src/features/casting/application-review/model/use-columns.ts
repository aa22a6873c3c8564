import { type RefObject, useLayoutEffect, useState } from 'react';

const steps = [
  { from: 1056, columns: 6 },
  { from: 896, columns: 5 },
  { from: 640, columns: 4 },
] as const;
const fewest = 2;

export const columnsAt = (width: number): number =>
  steps.find(({ from }) => width >= from)?.columns ?? fewest;

interface Size {
  readonly width: number;
  readonly columns: number;
  /** From the top of the page to the list. */
  readonly top: number;
}

/** How many cards are side by side. Undefined until the list is measured. */
export function useColumns(list: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const { width, top: inWindow } = element.getBoundingClientRect();
      const top = Math.round(inWindow + window.scrollY);
      setSize((before) =>
        before?.width === width && before.top === top ? before : { width, columns: columnsAt(width), top },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return size;
}
