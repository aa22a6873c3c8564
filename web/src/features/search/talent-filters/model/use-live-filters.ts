import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { changed, type EditedFilters, keyOf, type OnFilters } from './filter-changes.ts';

/** Long enough for a slip of the thumb, short enough to feel instant. */
export const settleMs = 150;

/** The value once it has stood still for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}

/** Once what was just drawn has been seen: on a slow phone a frame takes its time. Answers how to stop it. */
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
  /** What the address says, or is about to. */
  #lastKey: string;
  #draft: TalentFilters | undefined;
  /** Written to the address by us, not yet seen there. */
  readonly #sent = new Set<string>();
  /** Cancels the pending change of the address. */
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

  /** The address has changed: by our own step, or by going back. */
  follow(address: TalentFilters): void {
    const key = keyOf(address);
    if (key === this.#addressKey) return;
    this.#address = address;
    this.#addressKey = key;
    const isOwnChange = this.#sent.delete(key);
    // An earlier step of ours arrives while a later one is on its way.
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

  /**
   * Somebody went back or forward. The step we wrote last may never have been drawn, and the address then looks
   * as if nothing had happened.
   */
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

  /** Sends what is still pending; the next change is a new step in the history. */
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

/** The filters of the address, edited in place: each choice is a step in the history, each pull of a thumb is one. */
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
