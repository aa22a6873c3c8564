import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { JumpTarget } from '../../data/index.ts';
import type { Row } from './rows.ts';

/** Binary search for the first row that is not past a position. */
function firstWhere(rows: HTMLCollection, isPast: (row: Element) => boolean): Element | undefined {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const row = rows[middle];
    if (row && isPast(row)) from = middle + 1;
    else to = middle;
  }
  return rows[from];
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The row at the top edge, and its offset from there. */
function rowAtTop(frame: HTMLElement, rows: HTMLCollection) {
  const edge = topOf(frame);
  const row = firstWhere(rows, (one) => one.getBoundingClientRect().bottom <= edge);
  const key = row instanceof HTMLElement ? row.dataset.key : undefined;
  return row && key !== undefined ? { key, offset: topOf(row) - edge } : undefined;
}

const rowOf = (rows: HTMLCollection, name: 'key' | 'seq', value: string): HTMLElement | undefined =>
  Array.from(rows).find(
    (row): row is HTMLElement => row instanceof HTMLElement && row.dataset[name] === value,
  );

/** How much of a message must be visible to count as seen. */
const minVisiblePx = 24;

function lastSeen(frame: HTMLElement, rows: HTMLCollection): number | undefined {
  const edge = frame.getBoundingClientRect().bottom - minVisiblePx;
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

/** Closer to the end than this, new messages are scrolled into view. */
const atEndPx = 48;
const awayPx = 240;
const loadWithinPx = 2000;
const flashMs = 1800;

/** The row to keep in place (none: the end), and the scroll position and heights at that time. */
type Anchor = {
  readonly at: number;
  readonly height: number;
  readonly shown: number;
  readonly row?: { readonly key: string; readonly offset: number } | undefined;
};

const anchorOf = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement, row?: Anchor['row']): Anchor => ({
  at: scrollTop,
  height: scrollHeight,
  shown: clientHeight,
  row,
});

const scrollToEnd = (frame: HTMLElement) => {
  frame.scrollTop = frame.scrollHeight;
};

function scrollToRow(frame: HTMLElement, row: HTMLElement, share: number): void {
  const offset = row.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  const space = Math.max(0, frame.clientHeight - row.offsetHeight);
  frame.scrollTop += offset - space * share;
}

/** Keeps the visible rows in place when others are added or removed. Scrolling since then is respected. */
function restoreAnchor(frame: HTMLElement, list: HTMLElement, { at, row: anchor, ...was }: Anchor): void {
  const scrolled = frame.scrollTop - at;
  if (!anchor) {
    // A frame that grew, because the composer emptied, was scrolled up by the browser.
    const grown = Math.max(0, frame.clientHeight - was.shown) + Math.max(0, was.height - frame.scrollHeight);
    if (scrolled > -atEndPx - grown) scrollToEnd(frame);
    return;
  }
  const row = rowOf(list.children, 'key', anchor.key);
  if (!row) return;
  const offset = row.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  const moved = offset - (anchor.offset - scrolled);
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

/** At the first new message, else at the end. */
function scrollToStart(frame: HTMLElement, list: HTMLElement): void {
  const divider = rowOf(list.children, 'key', 'new');
  if (divider) scrollToRow(frame, divider, 0.2);
  else scrollToEnd(frame);
}

/**
 * Scrolling of a conversation: stays at the end, keeps its position, jumps, loads pages and reports what was
 * seen.
 */
export function useLogScroll(log: LogScroll) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | undefined>(undefined);
  const shown = useRef<JumpTarget>(undefined);
  const [isAway, setIsAway] = useState(false);
  const latest = useRef(log);
  latest.current = log;

  const measure = useCallback(() => {
    if (!frame.current || !list.current || list.current.children.length === 0) return;
    const { hasOlder, hasNewer, loadOlder, loadNewer, onSeen } = latest.current;
    const { scrollTop, scrollHeight, clientHeight } = frame.current;
    const toEnd = scrollHeight - clientHeight - scrollTop;
    const isAtEnd = !hasNewer && toEnd < atEndPx;
    const row = isAtEnd ? undefined : rowAtTop(frame.current, list.current.children);
    anchor.current = anchorOf(frame.current, row);
    setIsAway(hasNewer || toEnd > awayPx);
    if (hasOlder && scrollTop < loadWithinPx) loadOlder();
    if (hasNewer && toEnd < loadWithinPx) loadNewer();
    const seen =
      document.visibilityState === 'visible' ? lastSeen(frame.current, list.current.children) : undefined;
    if (seen !== undefined) onSeen(seen);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the rows change.
  useLayoutEffect(() => {
    if (!frame.current || !list.current) return;
    if (anchor.current === undefined) scrollToStart(frame.current, list.current);
    else restoreAnchor(frame.current, list.current, anchor.current);
    const { target } = log;
    if (target && target !== shown.current && showTarget(frame.current, list.current, target)) {
      shown.current = target;
    }
    measure();
  }, [log.rows, log.target, measure]);

  const onResize = useCallback(() => {
    if (!frame.current || !list.current || !anchor.current) return;
    restoreAnchor(frame.current, list.current, anchor.current);
    measure();
  }, [measure]);

  /**
   * Our own scrolling is reported a frame later. Pictures may have got their height by then, and whoever was
   * at the end is there no longer without having scrolled.
   */
  const onScroll = useCallback(() => {
    if (!frame.current || !anchor.current) return;
    const { scrollHeight, clientHeight } = frame.current;
    const { height, shown } = anchor.current;
    if (scrollHeight === height && clientHeight === shown) measure();
    else onResize();
  }, [measure, onResize]);

  useEffect(() => {
    if (!frame.current || !list.current) return;
    // Loading images, fonts or a phone keyboard must not move the text.
    const observer = new ResizeObserver(onResize);
    observer.observe(frame.current);
    observer.observe(list.current);
    document.addEventListener('visibilitychange', measure);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', measure);
    };
  }, [measure, onResize]);

  const goToEnd = useCallback(() => {
    if (!frame.current) return;
    scrollToEnd(frame.current);
    anchor.current = anchorOf(frame.current);
  }, []);

  return { frame, list, isAway, onScroll, goToEnd };
}
