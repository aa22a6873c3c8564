/**
 * One run at a time. Whoever asks gets a run that begins after they asked; those who ask during one share the next.
 */
export function createNextRun<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    if (next) return next;
    const begin = () => {
      next = undefined;
      return work();
    };
    next = running.then(begin, begin);
    running = next;
    return next;
  };
}
