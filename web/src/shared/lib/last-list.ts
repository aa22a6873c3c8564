import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Lists from which profiles are opened. */
export type TalentList = 'findTalents' | 'unlockedProfiles' | 'applicants' | 'board';

interface OpenList {
  readonly list: TalentList;
  readonly address: string;
  /** Its place in the history of this tab. */
  readonly at: number | undefined;
}

let last: OpenList | undefined;

/** React Router counts the entries of the history in their state. */
function placeInHistory(): number | undefined {
  const state: unknown = window.history.state;
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  return isCounted && typeof state.idx === 'number' ? state.idx : undefined;
}

/** Profiles opened from this list lead back to it. */
export function useRememberList(list: TalentList): void {
  const { pathname, search } = useLocation();
  // Each time, since a quick view is an entry of its own at the same address.
  useEffect(() => {
    last = { list, address: pathname + search, at: placeInHistory() };
  });
}

/** With its filters and page; undefined in a tab that has opened none yet. */
export const lastList = (): { readonly list: TalentList; readonly address: string } | undefined => last;

/** Going back one step shows it as it was left, scrolled to where it was. */
export const isLastListOneStepBack = (): boolean =>
  last?.at !== undefined && last.at + 1 === placeInHistory();

export const forgetLastList = (): void => {
  last = undefined;
};
