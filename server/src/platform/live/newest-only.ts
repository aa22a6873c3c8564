/**
 * One piece of work at a time for each key. Asked again meanwhile, it is done once more afterwards, so that the
 * last one always began after the last question.
 */
export function createNewestOnly<Key>(
  work: (key: Key) => Promise<void>,
  onTrouble: (error: unknown) => void,
) {
  const isOutdated = new Map<Key, boolean>();
  const run = async (key: Key) => {
    do {
      isOutdated.set(key, false);
      await work(key).catch(onTrouble);
    } while (isOutdated.get(key));
    isOutdated.delete(key);
  };
  return (key: Key): void => {
    if (isOutdated.has(key)) isOutdated.set(key, true);
    else void run(key);
  };
}
