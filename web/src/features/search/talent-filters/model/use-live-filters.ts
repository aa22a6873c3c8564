import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { changed, type EditedFilters, keyOf, type OnFilters } from './filter-changes.ts';

/** Long enough to drag a slider further, short enough to feel instant. */
export const settleMs = 150;

/** The value once it has not changed for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}

/** Runs after the browser has painted. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A change shows right away; the address and the results follow. */
class LiveFilters {
  #address: TalentFilters;
  #addressKey: string;
  /** The key of the URL, or of the change being written to it. */
  #lastKey: string;
  #draft: TalentFilters | undefined;
  /** Written to the URL by us, but not seen there yet. */
  readonly #sent = new Set<string>();
  /** Cancels the pending change of the URL. */
  #waiting: (() => void) | undefined;
  #isMoving = false;
  onFilters: OnFilters;
  readonly #redraw: () => void;

  constructor(address: TalentFilters, onFilters: OnFilters, redraw: () => void) {
    this.#address = address;
    this.#addressKey = keyOf(address);
    this.#lastKey = this.#addressKey;
    this.onFilters = onFilters;
    this.#redraw = redraw;
  }

  get filters(): TalentFilters {
    return this.#draft ?? this.#address;
  }

  /** The URL changed, by our own write or by going back. */
  follow(address: TalentFilters): void {
    const key = keyOf(address);
    if (key === this.#addressKey) return;
    this.#address = address;
    this.#addressKey = key;
    const isOwnChange = this.#sent.delete(key);
    // An earlier write arrives while a later one is pending.
    if (isOwnChange && key !== this.#lastKey) return;
    const isWaiting = isOwnChange && this.#waiting !== undefined;
    this.#lastKey = key;
    this.#sent.clear();
    if (!isWaiting) this.#draft = undefined;
    if (!isOwnChange) {
      this.#stopWaiting();
      this.#isMoving = false;
    }
    this.#redraw();
  }

  /** Back or forward was pressed. The last write may never have rendered, so the URL can look unchanged. */
  readonly forget = () => {
    this.#stopWaiting();
    this.#isMoving = false;
    this.#sent.clear();
    this.#lastKey = this.#addressKey;
    this.#draft = undefined;
    this.#redraw();
  };

  readonly editor = {
    change: (patch: TalentFilters) => this.replaceAll(changed(this.filters, patch)),
    move: (patch: TalentFilters) => {
      this.#show(changed(this.filters, patch));
      const timer = setTimeout(this.#send, settleMs);
      this.#waiting = () => clearTimeout(timer);
    },
    settle: () => {
      if (this.#waiting === undefined) this.#isMoving = false;
      else this.#finishSoon();
    },
  };

  readonly replaceAll = (filters: TalentFilters) => {
    this.finish();
    this.#show(filters);
    this.#finishSoon();
  };

  /** Sends what is pending. The next change is a new history entry. */
  readonly finish = () => {
    if (this.#waiting !== undefined) this.#send();
    this.#isMoving = false;
  };

  #finishSoon() {
    this.#stopWaiting();
    this.#waiting = afterPaint(this.finish);
  }

  #show(filters: TalentFilters) {
    this.#stopWaiting();
    this.#draft = filters;
    this.#redraw();
  }

  readonly #send = () => {
    this.#stopWaiting();
    const filters = this.filters;
    const key = keyOf(filters);
    if (key === this.#lastKey) return;
    this.#lastKey = key;
    this.#sent.add(key);
    this.onFilters(filters, { replace: this.#isMoving });
    this.#isMoving = true;
  };

  #stopWaiting() {
    this.#waiting?.();
    this.#waiting = undefined;
  }
}

/** Each choice is one history entry, and so is each drag. */
export function useLiveFilters(address: TalentFilters, onFilters: OnFilters): EditedFilters {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const [live] = useState(() => new LiveFilters(address, onFilters, redraw));
  useLayoutEffect(() => {
    live.onFilters = onFilters;
    live.follow(address);
  }, [live, onFilters, address]);
  useEffect(() => live.finish, [live]);
  useEffect(() => {
    window.addEventListener('popstate', live.forget);
    return () => window.removeEventListener('popstate', live.forget);
  }, [live]);
  const { filters, editor, replaceAll } = live;
  return useMemo(() => ({ filters, editor, replaceAll }), [filters, editor, replaceAll]);
}
