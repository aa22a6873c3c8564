import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { JumpTarget } from '../../data/index.ts';
import type { Row } from './rows.ts';

/** The first of elements standing under each other that is not over; they are searched, not gone through. */
function firstWhere(rows: HTMLCollection, isOver: (row: Element) => boolean): Element | undefined {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const row = rows[middle];
    if (row && isOver(row)) from = middle + 1;
    else to = middle;
  }
  return rows[from];
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The row at the upper edge, and how far under it that row begins. */
function rowAtTop(frame: HTMLElement, rows: HTMLCollection) {
  const edge = topOf(frame);
  const row = firstWhere(rows, (one) => one.getBoundingClientRect().bottom <= edge);
  const key = row instanceof HTMLElement ? row.dataset.key : undefined;
  return row && key !== undefined ? { key, under: topOf(row) - edge } : undefined;
}

const rowOf = (rows: HTMLCollection, name: 'key' | 'seq', value: string): HTMLElement | undefined =>
  Array.from(rows).find(
    (row): row is HTMLElement => row instanceof HTMLElement && row.dataset[name] === value,
  );

/** A line or so of a message is enough to have seen it. */
const enoughPx = 24;

/** The last message whose beginning can be seen. */
function lastSeen(frame: HTMLElement, rows: HTMLCollection): number | undefined {
  const edge = frame.getBoundingClientRect().bottom - enoughPx;
  const below = firstWhere(rows, (row) => topOf(row) < edge);
  for (
    let row = below ? below.previousElementSibling : rows[rows.length - 1];
    row;
    row = row.previousElementSibling
  ) {
    const seq = row instanceof HTMLElement ? row.dataset.seq : undefined;
    if (seq !== undefined) return Number(seq);
  }
  return undefined;
}

interface LogScroll {
  readonly rows: readonly Row[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  readonly loadOlder: () => void;
  readonly loadNewer: () => void;
  readonly target: JumpTarget | undefined;
  readonly onSeen: (seq: number) => void;
}

/** Nearer than this to the end is at the end: what comes is scrolled to. */
const atEndPx = 48;
const awayPx = 240;
/** Nearer than this to an edge, the next page is asked for. */
const askPx = 2000;
const flashMs = 1800;

/** The end, or the row at the upper edge; and how far the frame was scrolled when that was so. */
type Held = {
  readonly at: number;
  readonly row?: { readonly key: string; readonly under: number } | undefined;
};

const scrollToEnd = (frame: HTMLElement) => {
  frame.scrollTop = frame.scrollHeight;
};

function scrollToRow(frame: HTMLElement, row: HTMLElement, share: number): void {
  const under = row.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  const room = Math.max(0, frame.clientHeight - row.offsetHeight);
  frame.scrollTop += under - room * share;
}

/**
 * Keeps the eye's place while rows come and go above and below it. A finger may have scrolled on since the place was
 * noted: that is scrolled by still.
 */
function holdPlace(frame: HTMLElement, list: HTMLElement, { at, row: held }: Held): void {
  const scrolled = frame.scrollTop - at;
  if (!held) {
    if (scrolled > -atEndPx) scrollToEnd(frame);
    return;
  }
  const row = rowOf(list.children, 'key', held.key);
  if (!row) return;
  const under = row.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  const moved = under - (held.under - scrolled);
  if (Math.abs(moved) >= 1) frame.scrollTop += moved;
}

function showTarget(frame: HTMLElement, list: HTMLElement, { seq }: JumpTarget): boolean {
  if (seq === 'end') {
    scrollToEnd(frame);
    return true;
  }
  const row = rowOf(list.children, 'seq', String(seq));
  if (!row) return false;
  scrollToRow(frame, row, 0.4);
  row.dataset.flash = '';
  setTimeout(() => delete row.dataset.flash, flashMs);
  return true;
}

/** Where a conversation is first shown: where the new ones begin, else at its end. */
function beginAt(frame: HTMLElement, list: HTMLElement): void {
  const divider = rowOf(list.children, 'key', 'new');
  if (divider) scrollToRow(frame, divider, 0.2);
  else scrollToEnd(frame);
}

/** The scrolling of a conversation: stays at the end, keeps its place, jumps, asks for more, tells what was seen. */
export function useLogScroll(log: LogScroll): {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly isAway: boolean;
  readonly onScroll: () => void;
  readonly stayAtEnd: () => void;
} {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const held = useRef<Held | undefined>(undefined);
  const shown = useRef<JumpTarget>(undefined);
  const [isAway, setIsAway] = useState(false);
  const latest = useRef(log);
  latest.current = log;

  const look = useCallback(() => {
    if (!frame.current || !list.current || list.current.children.length === 0) return;
    const { hasOlder, hasNewer, loadOlder, loadNewer, onSeen } = latest.current;
    const { scrollTop, scrollHeight, clientHeight } = frame.current;
    const toEnd = scrollHeight - clientHeight - scrollTop;
    const isAtEnd = !hasNewer && toEnd < atEndPx;
    const row = isAtEnd ? undefined : rowAtTop(frame.current, list.current.children);
    held.current = { at: scrollTop, row };
    setIsAway(hasNewer || toEnd > awayPx);
    if (hasOlder && scrollTop < askPx) loadOlder();
    if (hasNewer && toEnd < askPx) loadNewer();
    const seen =
      document.visibilityState === 'visible' ? lastSeen(frame.current, list.current.children) : undefined;
    if (seen !== undefined) onSeen(seen);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change, whatever they hold.
  useLayoutEffect(() => {
    if (!frame.current || !list.current) return;
    if (held.current === undefined) beginAt(frame.current, list.current);
    else holdPlace(frame.current, list.current, held.current);
    const { target } = log;
    if (target && target !== shown.current && showTarget(frame.current, list.current, target)) {
      shown.current = target;
    }
    look();
  }, [log.rows, log.target, look]);

  useEffect(() => {
    if (!frame.current || !list.current) return;
    const settle = () => {
      if (!frame.current || !list.current || !held.current) return;
      holdPlace(frame.current, list.current, held.current);
      look();
    };
    // Pictures, fonts, the keyboard of a phone, a composer that grows: none of them moves what is being read.
    const watch = new ResizeObserver(settle);
    watch.observe(frame.current);
    watch.observe(list.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      watch.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);

  const stayAtEnd = useCallback(() => {
    if (!frame.current) return;
    scrollToEnd(frame.current);
    held.current = { at: frame.current.scrollTop };
  }, []);

  return { frame, list, isAway, onScroll: look, stayAtEnd };
}
