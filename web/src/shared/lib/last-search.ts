import { useEffect } from 'react';
import { useLocation } from 'react-router';

interface Search {
  readonly address: string;
  /** Its place in the history of this tab. */
  readonly at: number | undefined;
}

let last: Search | undefined;

/** React Router counts the entries of the history in their state. */
function placeInHistory(): number | undefined {
  const state: unknown = window.history.state;
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  return isCounted && typeof state.idx === 'number' ? state.idx : undefined;
}

/** Profiles opened from this search lead back to it. */
export function useRememberSearch(): void {
  const { pathname, search } = useLocation();
  // Each time, since a quick view is an entry of its own at the same address.
  useEffect(() => {
    last = { address: pathname + search, at: placeInHistory() };
  });
}

/** With its filters and page; undefined in a tab that has not searched yet. */
export const lastSearchAddress = (): string | undefined => last?.address;

/** Going back one step shows it as it was left, scrolled to where it was. */
export const isLastSearchOneStepBack = (): boolean =>
  last?.at !== undefined && last.at + 1 === placeInHistory();

export const forgetLastSearch = (): void => {
  last = undefined;
};
