import { createLatest } from './latest.ts';

/**
 * A bounded cache of expensive results. Concurrent callers share one computation. Failures are not cached.
 */
export function createRecentlyMade<T>(most: number) {
  const kept = createLatest<Promise<T>>(most);
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = kept.find(key);
    if (known) return known;
    const made = kept.put(key, make());
    made.catch(() => kept.forget(key, made));
    return made;
  };
}
