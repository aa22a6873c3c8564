import type { Place } from './needs.ts';

/** The id of the element that a link to this place leads to. */
export const placeId = (place: Place): string => `field-${place}`;

const focusable = 'input:not([disabled]), select, textarea, button, a[href], [tabindex]';

/** Brings a place into sight and puts the focus on the first thing in it that takes one. */
export function goToPlace(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  element.scrollIntoView({ block: 'start' });
  const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
  target?.focus({ preventScroll: true });
  return true;
}
