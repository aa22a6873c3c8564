/**
 * What is costly to make, kept for those who ask next: the newest so many. Who asks while it is being made waits
 * for the same one. What failed is not kept.
 */
export function createRecentlyMade<T>(most: number) {
  const kept = new Map<string, Promise<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const found = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    found.catch(() => {
      if (kept.get(key) === found) kept.delete(key);
    });
    return found;
  };
}
