import { useSyncExternalStore } from 'react';

export type Screen = 'phone' | 'tablet' | 'desktop';

const queries = { phone: '(max-width: 43.99em)', desktop: '(min-width: 56.25em)' };

function currentScreen(): Screen {
  if (window.matchMedia(queries.desktop).matches) return 'desktop';
  return window.matchMedia(queries.phone).matches ? 'phone' : 'tablet';
}

/** Set once the page as the server sent it has been left with the parts of one screen. */
let leftWith: Screen | undefined;

/**
 * The server sends the parts of every screen, marked with data-screen, and styles that hide the others. Those are
 * taken out before React reads the page, because hidden ones still cost time.
 */
export function leaveOneScreen(root: HTMLElement): void {
  leftWith = currentScreen();
  for (const part of root.querySelectorAll<HTMLElement>('[data-screen]')) {
    if (part.dataset.screen !== leftWith) part.remove();
  }
}

function subscribe(listener: () => void): () => void {
  const lists = Object.values(queries).map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

/** Undefined on the server, which renders the parts of every screen. */
export const useScreen = (): Screen | undefined =>
  useSyncExternalStore(subscribe, currentScreen, () => leftWith);

export const isShownOn = (screen: Screen | undefined, wanted: Screen): boolean =>
  screen === undefined || screen === wanted;
