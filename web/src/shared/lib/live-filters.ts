import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';

/** The functions keep their identity between renders. */
export interface Editor<F> {
  /** Applies right away. */
  readonly change: (patch: F) => void;
  /** Part of a longer change, such as dragging a slider. */
  readonly move: (patch: F) => void;
  /** The drag has ended. */
  readonly settle: () => void;
}

export interface EditedFilters<F> {
  readonly filters: F;
  readonly editor: Editor<F>;
  /** Replaces all filters. */
  readonly replaceAll: (filters: F) => void;
}

/** Writes the filters to the URL. A drag replaces its own history entry. */
export type OnFilters<F> = (filters: F, how?: { readonly replace: boolean }) => void;

/** What a search knows of its filters. */
export interface FilterRules<F> {
  /** The filters with some changed; undefined removes one. */
  readonly changed: (filters: F, patch: F) => F;
  /** Equal for equal searches. */
  readonly keyOf: (filters: F) => string;
}

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
class LiveFilters<F> {
  #address: F;
  #addressKey: string;
  /** The key of the URL, or of the change being written to it. */
  #lastKey: string;
  #draft: F | undefined;
  /** Written to the URL by us, but not seen there yet. */
  readonly #sent = new Set<string>();
  /** Cancels the pending change of the URL. */
  #waiting: (() => void) | undefined;
  #isMoving = false;
  onFilters: OnFilters<F>;
  readonly #rules: FilterRules<F>;
  readonly #redraw: () => void;

  constructor(address: F, rules: FilterRules<F>, onFilters: OnFilters<F>, redraw: () => void) {
    this.#address = address;
    this.#rules = rules;
    this.#addressKey = rules.keyOf(address);
    this.#lastKey = this.#addressKey;
    this.onFilters = onFilters;
    this.#redraw = redraw;
  }

  get filters(): F {
    return this.#draft ?? this.#address;
  }

  /** The URL changed, by our own write or by going back. */
  follow(address: F): void {
    const key = this.#rules.keyOf(address);
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
    change: (patch: F) => this.replaceAll(this.#rules.changed(this.filters, patch)),
    move: (patch: F) => {
      this.#show(this.#rules.changed(this.filters, patch));
      const timer = setTimeout(this.#send, settleMs);
      this.#waiting = () => clearTimeout(timer);
    },
    settle: () => {
      if (this.#waiting === undefined) this.#isMoving = false;
      else this.#finishSoon();
    },
  };

  readonly replaceAll = (filters: F) => {
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

  #show(filters: F) {
    this.#stopWaiting();
    this.#draft = filters;
    this.#redraw();
  }

  readonly #send = () => {
    this.#stopWaiting();
    const filters = this.filters;
    const key = this.#rules.keyOf(filters);
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
export function useLiveFilters<F>(
  address: F,
  rules: FilterRules<F>,
  onFilters: OnFilters<F>,
): EditedFilters<F> {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const [live] = useState(() => new LiveFilters(address, rules, onFilters, redraw));
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

/** Filters that apply together, such as those of a sheet. Closing it keeps them; another search resets them. */
export function useDraftFilters<F>(address: F, { changed, keyOf }: FilterRules<F>): EditedFilters<F> {
  const key = keyOf(address);
  const [draft, setDraft] = useState({ of: key, filters: address });
  const isCurrent = draft.of === key;
  if (!isCurrent) setDraft({ of: key, filters: address });
  const filters = isCurrent ? draft.filters : address;

  const change = useCallback(
    (patch: F) => setDraft((now) => ({ ...now, filters: changed(now.filters, patch) })),
    [changed],
  );
  const replaceAll = useCallback((next: F) => setDraft((now) => ({ ...now, filters: next })), []);
  const editor = useMemo(() => ({ change, move: change, settle: () => undefined }), [change]);
  return { filters, editor, replaceAll };
}

/** An empty list removes the filter. */
export function toggled(
  ids: readonly number[] | undefined,
  changes: readonly number[],
): number[] | undefined {
  const now = new Set(ids);
  const isOn = changes.some((id) => now.has(id));
  for (const id of changes) {
    if (isOn) now.delete(id);
    else now.add(id);
  }
  const next = [...now].sort((one, other) => one - other);
  return next.length > 0 ? next : undefined;
}
