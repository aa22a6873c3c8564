interface CounterOptions {
  readonly max: number;
  readonly everyMs: number;
  readonly now?: () => number;
}

/** Counts in this process alone, for what happens too often to ask the database. All begin anew together. */
export function createCounter<Key>({ max, everyMs, now = Date.now }: CounterOptions) {
  const counts = new Map<Key, number>();
  let startsAnew = now() + everyMs;
  /** Whether this one is still within bounds. */
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
