import { createLatest } from './latest.ts';

/**
 * What is costly to make, kept for those who ask next: the newest so many. Who asks while it is being made waits
 * for the same one. What failed is not kept.
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
