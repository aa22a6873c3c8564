/** A bounded cache of the most recently used entries. */
export function createLatest<T>(most: number) {
  const items = new Map<string, T>();
  const put = (key: string, item: T): T => {
    items.delete(key);
    items.set(key, item);
    const [oldest] = items.keys();
    if (items.size > most && oldest !== undefined) items.delete(oldest);
    return item;
  };
  return {
    put,
    find(key: string): T | undefined {
      const item = items.get(key);
      return item === undefined ? undefined : put(key, item);
    },
    /** Unless it was replaced. */
    forget(key: string, item: T) {
      if (items.get(key) === item) items.delete(key);
    },
  };
}
