import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import {
  forgetWalks,
  keepWalk,
  type ListedTalents,
  pageOfPlace,
  type TalentList,
  takeReturn,
} from './talent-walk.ts';

export type { TalentList } from './talent-walk.ts';

interface OpenList {
  readonly list: TalentList;
  readonly address: string;
  /** Its place in the history of this tab. */
  readonly at: number | undefined;
}

const key = 'callboard-last-list';
let last: OpenList | undefined;

const isOpenList = (value: unknown): value is OpenList =>
  typeof value === 'object' && value !== null && 'list' in value && 'address' in value;

/** A profile that is loaded again still knows where it was opened from. */
function readLast(): OpenList | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return isOpenList(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function setLast(next: OpenList): void {
  if (last?.address === next.address && last.at === next.at) return;
  last = next;
  try {
    window.sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage is blocked: it is known until the page is loaded again.
  }
}

/** React Router counts the entries of the history in their state. */
function placeInHistory(): number | undefined {
  const state: unknown = window.history.state;
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  return isCounted && typeof state.idx === 'number' ? state.idx : undefined;
}

/** Profiles opened from this list lead back to it, and walk through it once its talents are known. */
export function useRememberList(list: TalentList, talents?: ListedTalents): void {
  const { pathname, search } = useLocation();
  // Each time, since a quick view is an entry of its own at the same address.
  useEffect(() => {
    setLast({ list, address: pathname + search, at: placeInHistory() });
  });
  useEffect(() => {
    if (talents) keepWalk(list, talents);
  }, [list, talents]);
}

export interface Returned {
  readonly userUniqueId: string;
  /** Of the list, where they are. */
  readonly page: number;
}

/**
 * Who was looked at last on the way back to this list. If they are on another page of it, that page is
 * opened in place of the one left.
 */
export function useReturn(
  walk: string,
  page: number,
  linkTo: (page: number) => string,
): Returned | undefined {
  const isBack = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const [returned] = useState(() => (isBack ? takeReturn(walk) : undefined));
  const target = returned && pageOfPlace(returned.place, returned.perPage);
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    takeReturn(walk, { isOver: true });
    if (target !== undefined && target !== page) void navigate(linkTo(target), { replace: true });
  }, [walk, target, page, linkTo, navigate]);
  const userUniqueId = returned?.userUniqueId;
  return useMemo(
    () => (userUniqueId === undefined || target === undefined ? undefined : { userUniqueId, page: target }),
    [userUniqueId, target],
  );
}

/** The focus returns to whom one looked at last, once they are on the page. */
export function useFocusReturned(returned: Returned | undefined, isThere: boolean): void {
  const userUniqueId = returned?.userUniqueId;
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || userUniqueId === undefined || !isThere) return;
    const link = document.querySelector<HTMLElement>(`[data-talent="${userUniqueId}"]`);
    if (!link) return;
    isDone.current = true;
    if (document.activeElement === document.body) link.focus();
  });
}

/** With its filters and page; undefined in a tab that has opened none yet. */
export const lastList = (): { readonly list: TalentList; readonly address: string } | undefined => {
  last ??= readLast();
  return last;
};

/** Going back one step shows it as it was left, scrolled to where it was. */
export function isLastListOneStepBack(): boolean {
  last ??= readLast();
  return last?.at !== undefined && last.at + 1 === placeInHistory();
}

export const forgetLastList = (): void => {
  last = undefined;
  forgetWalks();
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept there.
  }
};
