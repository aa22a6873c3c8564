interface CounterOptions {
  readonly max: number;
  readonly everyMs: number;
  readonly now?: () => number;
}

/** Counts in this process only, for events too frequent for the database. All counters reset together. */
export function createCounter<Key>({ max, everyMs, now = Date.now }: CounterOptions) {
  const counts = new Map<Key, number>();
  let resets = now() + everyMs;
  /** Whether this one is within the limit. */
  return (key: Key): boolean => {
    if (now() >= resets) {
      counts.clear();
      resets = now() + everyMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= max;
  };
}
