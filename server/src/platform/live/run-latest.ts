/**
 * Runs one piece of work at a time for each key. Calls during a run cause one more run, so the last run always
 * starts after the last call.
 */
export function createRunLatest<Key>(work: (key: Key) => Promise<void>, onError: (error: unknown) => void) {
  const isOutdated = new Map<Key, boolean>();
  const run = async (key: Key) => {
    do {
      isOutdated.set(key, false);
      await work(key).catch(onError);
    } while (isOutdated.get(key));
    isOutdated.delete(key);
  };
  return (key: Key): void => {
    if (isOutdated.has(key)) isOutdated.set(key, true);
    else void run(key);
  };
}
