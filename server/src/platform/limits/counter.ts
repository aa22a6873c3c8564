interface CounterOptions {
  readonly max: number;
  readonly everyMs: number;
  readonly now?: () => number;
}

/** Counts in this process only, for events too frequent for the database. All counters reset together. */
export function createCounter<Key>({ max, everyMs, now = Date.now }: CounterOptions) {
  const counts = new Map<Key, number>();
  let startsAnew = now() + everyMs;
  /** Whether this one is within the limit. */
  return (key: Key): boolean => {
    if (now() >= startsAnew) {
      counts.clear();
      startsAnew = now() + everyMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= max;
  };
}
