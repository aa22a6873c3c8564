import type { KeyboardEvent } from 'react';
import { rowAfterKey } from '../list/row-keys.ts';

const resultsIn = (frame: HTMLElement): HTMLElement[] => [
  ...frame.querySelectorAll<HTMLElement>('[data-result]'),
];

/** Returns whether there was one. */
export function focusFirstResult(frame: HTMLElement | null): boolean {
  const first = frame && resultsIn(frame)[0];
  first?.focus();
  return Boolean(first);
}

/** Arrow keys move between results. Up from the first returns to the field. */
export function moveInResults(event: KeyboardEvent<HTMLElement>, toField: () => void): void {
  const results = resultsIn(event.currentTarget);
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? results.indexOf(focused) : -1;
  if (event.key === 'Escape' || (event.key === 'ArrowUp' && at === 0)) {
    event.preventDefault();
    event.stopPropagation();
    toField();
    return;
  }
  const next = rowAfterKey(event.key, at, results.length);
  if (next === undefined) return;
  event.preventDefault();
  results[next]?.focus();
}
